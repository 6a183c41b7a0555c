import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $config, loadConfig } from '#lib/config.ts';
import { cancelGoogle, loginWithGoogle } from '#lib/session/google.ts';
import { focusGoogleWindow } from '#lib/session/google-window.ts';
import type { MessageKey } from '#shared/rules.ts';

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
      <p className="divider my-4">OR</p>
      <button
        type="button"
        className="btn btn-secondary w-full"
        disabled={!config.google}
        aria-busy={busy}
        onClick={() => void start()}
      >
        {busy ? 'Signing in...' : 'Continue with Google'}
      </button>
      {!config.google && (
        <p className="hint mt-2">
          To offer this, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. Visitors to a live site see
          no button.
        </p>
      )}
    </>
  );
}
