import { useEffect, useRef, useState } from 'react';
import { Modal } from '#islands/parts/Modal.tsx';
import type { AuthAction, AuthProblem } from '#lib/auth-problem.ts';
import { $newcomer } from '#lib/dialogs.ts';
import { preparePocketbase } from '#lib/pocketbase.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { GoogleButton } from './GoogleButton.tsx';

const words = {
  login: { title: 'Welcome Back', submit: 'Login', other: 'Need an account? Sign up' },
  signup: {
    title: 'Create Account',
    submit: 'Create Account',
    other: 'Already have an account? Login',
  },
} as const satisfies Record<AuthAction, object>;

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  const [action, setAction] = useState<AuthAction>($newcomer.get() ? 'signup' : 'login');
  const [forgottenFor, setForgottenFor] = useState<string | null>(null);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const { title, submit, other } = words[action];

  useEffect(preparePocketbase, []);

  if (forgottenFor !== null) {
    return (
      <Modal title="Reset Password" onClose={onClose}>
        <ForgotPassword email={forgottenFor} onBack={() => setForgottenFor(null)} />
      </Modal>
    );
  }

  const toggle = () => {
    setAction(action === 'login' ? 'signup' : 'login');
    setProblem(null);
  };

  return (
    <Modal title={title} onClose={onClose}>
      <CredentialsForm
        action={action}
        submitLabel={submit}
        email={email}
        problem={problem}
        onProblem={setProblem}
        onForgotten={() => setForgottenFor(email.current?.value ?? '')}
      />
      <button type="button" className="btn btn-quiet mt-2 w-full" onClick={toggle}>
        {other}
      </button>
      <GoogleButton
        onProblem={(key) => setProblem({ key, field: null })}
        onStart={() => setProblem(null)}
      />
    </Modal>
  );
}
