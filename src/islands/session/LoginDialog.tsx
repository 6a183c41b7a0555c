import { useEffect, useRef, useState } from 'react';
import { Modal } from '#islands/parts/Modal.tsx';
import { $newcomer } from '#lib/dialogs.ts';
import { refused } from '#lib/outcome.ts';
import { preparePocketbase } from '#lib/pocketbase.ts';
import type { AuthAction } from '#lib/session/auth-problem.ts';
import { t } from '#shared/language/t.ts';
import type { Problem } from '#shared/problem.ts';
import { AcceptedTerms } from './AcceptedTerms.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { focusAccount } from './focus-account.ts';
import { GoogleButton } from './GoogleButton.tsx';

const words = {
  login: {
    title: t('Welcome Back'),
    submit: t('Login'),
    other: t('Need an account? Sign up'),
  },
  signup: {
    title: t('Create Account'),
    submit: t('Create Account'),
    other: t('Already have an account? Login'),
  },
} as const satisfies Record<AuthAction, object>;

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  const [action, setAction] = useState<AuthAction>($newcomer.get() ? 'signup' : 'login');
  const [forgotten, setForgotten] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const { title, submit, other } = words[action];

  useEffect(preparePocketbase, []);
  useEffect(() => focusAccount, []);

  // Back from the other form, with the focus that went with its button.
  useEffect(() => {
    if (!forgotten && typed !== '') email.current?.focus();
  }, [forgotten, typed]);

  if (forgotten) {
    return (
      <Modal title={t('Reset Password')} onClose={onClose}>
        <ForgotPassword
          email={typed}
          onBack={(address) => {
            setTyped(address);
            setForgotten(false);
          }}
        />
      </Modal>
    );
  }

  const toggle = () => {
    // What is under way answers for the form it was sent from.
    if (busy) return;
    setAction(action === 'login' ? 'signup' : 'login');
    setProblem(null);
  };

  return (
    <Modal title={title} onClose={onClose}>
      <CredentialsForm
        action={action}
        submitLabel={submit}
        email={email}
        typedBefore={typed}
        busy={busy}
        onBusy={setBusy}
        problem={problem}
        onProblem={setProblem}
        onForgotten={() => {
          if (busy) return;
          setProblem(null);
          setTyped(email.current?.value ?? '');
          setForgotten(true);
        }}
      />
      <button type="button" className="btn btn-quiet mt-2 w-full" onClick={toggle}>
        {other}
      </button>
      <GoogleButton
        onProblem={(key) => setProblem(refused(key))}
        onStart={() => setProblem(null)}
      />
      {action === 'signup' && <AcceptedTerms />}
    </Modal>
  );
}
