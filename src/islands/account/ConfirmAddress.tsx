import { sendConfirmation } from '#lib/account/details.ts';
import { t } from '#shared/language/t.ts';
import { useForm } from './use-form.ts';

export function ConfirmAddress() {
  const { run, busy, problem } = useForm({ act: sendConfirmation, success: 'verificationSent' });
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="link justify-self-start text-sm"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => busy || void run()}
      >
        {t('Send me a confirmation link')}
      </button>
      <p role="alert" className="field-error empty:hidden">
        {problem?.error}
      </p>
    </div>
  );
}
