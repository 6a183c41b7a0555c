import { useStore } from '@nanostores/react';
import { $premiumForSale } from '#lib/config.ts';
import { $dialog } from '#lib/dialogs.ts';
import { t } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';
import type { NothingLeft } from './use-left.ts';

/** In place of what cannot be asked for: why, and what would change it. */
export function NoneLeft({ why }: { why: NothingLeft }) {
  const forSale = useStore($premiumForSale);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="hint">{message(why)}</p>
      {forSale && why !== 'startsUsed' && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => $dialog.set('upgrade')}
        >
          {t('Upgrade to Premium')}
        </button>
      )}
    </div>
  );
}
