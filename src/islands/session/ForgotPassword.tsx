import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { askForReset } from '#lib/account/links.ts';
import { $config, loadConfig } from '#lib/config.ts';
import { type Outcome, refused } from '#lib/outcome.ts';
import { t } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';
import { EmailField } from './EmailField.tsx';

interface Props {
  /** What was typed before the password turned out to be forgotten. */
  email: string;
  onBack: (email: string) => void;
}

async function sendLink(email: string): Promise<Outcome> {
  await loadConfig();
  return $config.get()?.mail === false ? refused('resetUnavailable') : askForReset(email);
}

export function ForgotPassword({ email, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();

  useEffect(() => field.current?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    if (busy || !input) return;
    setSent(false);
    if (input.value.trim() === '' || input.validity.typeMismatch) {
      setProblem(message('emailInvalid'));
      input.focus();
      return;
    }
    setBusy(true);
    const outcome = await sendLink(input.value.trim());
    setBusy(false);
    setSent(outcome.ok);
    setProblem(outcome.ok ? '' : outcome.error);
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField
        ref={field}
        defaultValue={email}
        aria-invalid={problem !== ''}
        aria-describedby={problemId}
      />
      <p id={problemId} role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-sm text-success empty:hidden">
        {sent && message('resetSent')}
      </p>
      <button type="submit" className="btn btn-primary" aria-disabled={busy} aria-busy={busy}>
        {busy ? t('Processing...') : t('Send me a link')}
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => onBack(field.current?.value ?? '')}
      >
        {t('Back to login')}
      </button>
    </form>
  );
}
