import { t } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';

/** Where the code of the list's controls could not be had. */
export function PartMissing({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="hint">{message('partNotLoaded')}</p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onAgain}>
        {t('Try again')}
      </button>
    </div>
  );
}
