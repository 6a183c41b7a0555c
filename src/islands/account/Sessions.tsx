import { logoutEverywhere } from '#lib/account/logout-everywhere.ts';
import { t } from '#shared/language/t.ts';
import { Card } from './Card.tsx';
import { useForm } from './use-form.ts';

export function Sessions() {
  const { run, busy, problem } = useForm({ act: logoutEverywhere, success: 'loggedOutEverywhere' });
  return (
    <Card title={t('Sessions')}>
      <p className="text-muted">
        {t(
          'Lost a phone, or used somebody else’s computer? This ends every session, this one included.',
        )}
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
        {t('Log out everywhere')}
      </button>
    </Card>
  );
}
