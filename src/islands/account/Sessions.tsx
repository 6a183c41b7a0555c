import { logoutEverywhere } from '#lib/account/logout-everywhere.ts';
import { Card } from './Card.tsx';
import { useForm } from './use-form.ts';

export function Sessions() {
  const { run, busy, problem } = useForm({ act: logoutEverywhere, success: 'loggedOutEverywhere' });
  return (
    <Card title="Sessions">
      <p className="text-muted">
        Lost a phone, or used somebody else’s computer? This ends every session, this one included.
      </p>
      <p role="alert" className="field-error empty:hidden">
        {problem?.error}
      </p>
      <button
        type="button"
        className="btn btn-secondary justify-self-start"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => busy || void run()}
      >
        Log out everywhere
      </button>
    </Card>
  );
}
