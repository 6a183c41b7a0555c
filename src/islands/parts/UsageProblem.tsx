import { refreshAllowance } from '#lib/session/allowance.ts';
import { t } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';

export function UsageProblem() {
  return (
    <div role="alert" className="banner banner-danger">
      <p>{message('usageFailed')}</p>
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        onClick={() => void refreshAllowance()}
      >
        {t('Try again')}
      </button>
    </div>
  );
}
