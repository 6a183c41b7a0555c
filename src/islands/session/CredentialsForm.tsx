import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { $config } from '#lib/config.ts';
import { refused } from '#lib/outcome.ts';
import { type AuthAction, credentialsProblem, fieldAtFault } from '#lib/session/auth-problem.ts';
import { login, signup } from '#lib/session/sign-in.ts';
import { $session } from '#lib/session/state.ts';
import { toast } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';
import type { Problem } from '#shared/problem.ts';
import { message } from '#shared/rules.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';

/** With word of the letter where this installation sends any. */
function welcome(): string {
  const greeting = message('welcome');
  return $config.get()?.mail ? `${greeting} ${message('verificationSent')}` : greeting;
}

interface Props {
  action: AuthAction;
  submitLabel: string;
  email: RefObject<HTMLInputElement | null>;
  typedBefore: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  problem: Problem | null;
  onProblem: (problem: Problem | null) => void;
  onForgotten: () => void;
}

export function CredentialsForm(props: Props) {
  const { action, submitLabel, email, busy, onBusy, problem, onProblem } = props;
  const password = useRef<HTMLInputElement>(null);
  const problemId = useId();

  const [sentEmail, setSentEmail] = useState('');
  const blamed = problem ? fieldAtFault(problem.code, sentEmail) : undefined;

  // Each problem anew, also the same one twice.
  useEffect(() => {
    if (problem && blamed === 'email') email.current?.focus();
    if (problem && blamed === 'password') password.current?.focus();
  }, [problem, blamed, email]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !email.current || !password.current) return;
    const address = email.current.value.trim();
    const secret = password.current.value;
    const looksRight = !email.current.validity.typeMismatch;
    const early = credentialsProblem(action, address, secret, looksRight);
    setSentEmail(address);
    onProblem(early && refused(early));
    if (early) return;
    onBusy(true);
    const outcome = await (action === 'login' ? login : signup)(address, secret);
    onProblem(outcome.ok ? null : outcome);
    onBusy(false);
    // Until all of theirs was there, they may have logged out again, and have been told so.
    if (action === 'signup' && outcome.ok && $session.get()) toast(welcome());
  };

  const emailBlamed =
    blamed === 'email' ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};

  return (
    <form
      className="grid gap-4"
      noValidate
      // What is being mended is not complained of any longer.
      onInput={() => onProblem(null)}
      onSubmit={(event) => void submit(event)}
    >
      <EmailField ref={email} defaultValue={props.typedBefore} {...emailBlamed} />
      <PasswordField
        ref={password}
        isNew={action === 'signup'}
        onForgotten={props.onForgotten}
        problem={blamed === 'password' ? problemId : undefined}
      />
      <p id={problemId} role="alert" className="field-error empty:hidden">
        {problem?.error}
      </p>
      <button type="submit" className="btn btn-primary" aria-disabled={busy} aria-busy={busy}>
        {busy ? t('Processing...') : submitLabel}
      </button>
    </form>
  );
}
