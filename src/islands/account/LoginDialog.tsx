import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Modal } from '#islands/parts/Modal.tsx';
import { type AuthAction, type AuthProblem, credentialsProblem } from '#lib/auth-problem.ts';
import { preparePocketbase } from '#lib/pocketbase.ts';
import { login, signup } from '#lib/sign-in.ts';
import { message, rules } from '#shared/rules.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';

const words = {
  login: { title: 'Welcome Back', submit: 'Login', other: 'Need an account? Sign up' },
  signup: {
    title: 'Create Account',
    submit: 'Create Account',
    other: 'Already have an account? Login',
  },
} as const satisfies Record<AuthAction, object>;

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  const [action, setAction] = useState<AuthAction>('login');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const emailId = useId();

  useEffect(preparePocketbase, []);
  useEffect(() => {
    if (problem?.field === 'email') email.current?.focus();
    if (problem?.field === 'password') password.current?.focus();
  }, [problem]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !email.current || !password.current) return;
    const address = email.current.value.trim();
    const secret = password.current.value;
    const looksRight = !email.current.validity.typeMismatch;
    const { passwordMinLength } = rules.account;
    const early = credentialsProblem(action, address, secret, looksRight, passwordMinLength);
    setProblem(early);
    if (early) return;
    setBusy(true);
    setProblem(await (action === 'login' ? login : signup)(address, secret));
    setBusy(false);
  };

  const toggle = () => {
    setAction(action === 'login' ? 'signup' : 'login');
    setProblem(null);
  };

  const blamed = (field: AuthProblem['field']) => ({
    'aria-invalid': problem?.field === field,
    ...(problem?.field === field ? { 'aria-describedby': problemId } : {}),
  });

  return (
    <Modal title={words[action].title} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <label className="label" htmlFor={emailId}>
            Email
          </label>
          <input
            ref={email}
            id={emailId}
            className="field"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...blamed('email')}
          />
        </div>
        <PasswordField ref={password} isNew={action === 'signup'} {...blamed('password')} />
        <p id={problemId} role="alert" className="field-error empty:hidden">
          {problem && message(problem.key)}
        </p>
        <button type="submit" className="btn btn-primary" aria-disabled={busy} aria-busy={busy}>
          {busy ? 'Processing...' : words[action].submit}
        </button>
      </form>
      <button type="button" className="btn btn-quiet mt-2 w-full" onClick={toggle}>
        {words[action].other}
      </button>
      <GoogleButton
        onProblem={(key) => setProblem({ key, field: null })}
        onStart={() => setProblem(null)}
      />
    </Modal>
  );
}
