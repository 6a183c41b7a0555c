import { useStore } from '@nanostores/react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { $mastodon, forgetServer, nameServer } from '#lib/mastodon/server.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';

/** Where one's server is named: it has a limit and a composer of its own. */
export function MastodonServer() {
  const known = useStore($mastodon);
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const id = useId();

  const name = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (busy || typed === '') return field.current?.focus();
    setBusy(true);
    const outcome = await nameServer(typed);
    setBusy(false);
    setProblem(outcome.ok ? '' : outcome.error);
    if (!outcome.ok) field.current?.focus();
  };

  return (
    <form className="grid gap-2" noValidate onSubmit={(event) => void name(event)}>
      <label className="label mb-0" htmlFor={id}>
        {t('Your Mastodon server')}
      </label>
      <div className="field-row">
        <input
          key={known?.server}
          ref={field}
          id={id}
          className="field"
          defaultValue={known?.server ?? ''}
          placeholder="mastodon.social"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem ${id}-counts`}
        />
        <button type="submit" className="btn btn-secondary" aria-disabled={busy}>
          {busy ? t('Asking…') : t('Use')}
        </button>
        {known && (
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => {
              setProblem('');
              forgetServer();
              field.current?.focus();
            }}
          >
            {t('Forget')}
          </button>
        )}
      </div>
      <p id={`${id}-problem`} role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      <p id={`${id}-counts`} className="hint" role="status">
        {known
          ? t('{server} takes {count} characters.', {
              server: known.server,
              count: formatNumber(known.limit),
            })
          : t('Its own limit counts then, and its composer opens.')}
      </p>
    </form>
  );
}
