import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $config, loadConfig } from '#lib/config.ts';
import { cancelGoogle, loginWithGoogle } from '#lib/session/google.ts';
import { focusGoogleWindow } from '#lib/session/google-window.ts';
import { t } from '#shared/language/t.ts';
import type { MessageKey } from '#shared/rules.ts';

/** In Google's own colours, as its guidelines for the button ask. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" className="size-5" viewBox="0 0 48 48">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2.1 5.1-4.4 6.7v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.2z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.5-3.9-12.3-9H4.4v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#FBBC05" d="M11.7 28.3a13.2 13.2 0 0 1 0-8.5v-5.7H4.4a22 22 0 0 0 0 19.8z" />
      <path
        fill="#EA4335"
        d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.4 14.1l7.3 5.7c1.8-5.2 6.6-9.1 12.3-9.1z"
      />
    </svg>
  );
}

interface Props {
  onStart: () => void;
  onProblem: (key: MessageKey) => void;
}

/** Absent where no Google client is set up; during development it tells the operator so. */
export function GoogleButton({ onStart, onProblem }: Props) {
  const config = useStore($config);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void loadConfig();
    return cancelGoogle;
  }, []);

  if (!config?.google && !config?.development) return null;

  const start = async () => {
    if (busy) {
      focusGoogleWindow();
      return;
    }
    onStart();
    setBusy(true);
    const outcome = await loginWithGoogle(() => setBusy(false));
    // Cancelled by a second try, which is busy now, or by closing the dialog.
    if (outcome === 'cancelled') return;
    setBusy(false);
    if (!outcome.ok) onProblem('googleFailed');
  };

  return (
    <>
      <p className="divider my-4">{t('OR')}</p>
      <button
        type="button"
        className="btn btn-secondary w-full"
        disabled={!config.google}
        aria-busy={busy}
        onClick={() => void start()}
      >
        {!busy && <GoogleMark />}
        {busy ? t('Signing in...') : t('Continue with Google')}
      </button>
      {!config.google && (
        <p className="hint mt-2">
          {t(
            'To offer this, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. Visitors to a live site see no button.',
          )}
        </p>
      )}
    </>
  );
}
