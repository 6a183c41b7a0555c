import { type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react';
import {
  type AuthAction,
  type AuthProblem,
  credentialsProblem,
} from '#lib/session/auth-problem.ts';
import { login, signup } from '#lib/session/sign-in.ts';
import { message } from '#shared/rules.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  action: AuthAction;
  submitLabel: string;
  email: RefObject<HTMLInputElement | null>;
  typedBefore: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  problem: AuthProblem | null;
  onProblem: (problem: AuthProblem | null) => void;
  onForgotten: () => void;
}

export function CredentialsForm(props: Props) {
  const { action, submitLabel, email, busy, onBusy, problem, onProblem } = props;
  const password = useRef<HTMLInputElement>(null);
  const problemId = useId();

  useEffect(() => {
    if (problem?.field === 'email') email.current?.focus();
    if (problem?.field === 'password') password.current?.focus();
  }, [problem, email]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !email.current || !password.current) return;
    const address = email.current.value.trim();
    const secret = password.current.value;
    const looksRight = !email.current.validity.typeMismatch;
    const early = credentialsProblem(action, address, secret, looksRight);
    onProblem(early);
    if (early) return;
    onBusy(true);
    onProblem(await (action === 'login' ? login : signup)(address, secret));
    onBusy(false);
  };

  const emailBlamed =
    problem?.field === 'email' ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField ref={email} defaultValue={props.typedBefore} {...emailBlamed} />
      <PasswordField
        ref={password}
        isNew={action === 'signup'}
        onForgotten={props.onForgotten}
        problem={problem?.field === 'password' ? problemId : undefined}
      />
      <p id={problemId} role="alert" className="field-error empty:hidden">
        {problem && message(problem.key)}
      </p>
      <button type="submit" className="btn btn-primary" aria-disabled={busy} aria-busy={busy}>
        {busy ? 'Processing...' : submitLabel}
      </button>
    </form>
  );
}
