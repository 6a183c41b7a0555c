import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { planPanel } from '#lib/billing/plan-panel.ts';
import { $premiumForSale } from '#lib/config.ts';
import { t, tCount } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { subscribe } from './subscription-actions.ts';

/** For somebody who had Premium and canceled it. */
export function InactiveBanner() {
  const forSale = useStore($premiumForSale);
  const [busy, setBusy] = useState(false);
  const reactivate = async () => {
    setBusy(true);
    await subscribe('month', true);
    setBusy(false);
  };
  return (
    <section {...planPanel} className="banner banner-premium">
      <LaterStyles />
      <p className="flex flex-wrap items-center gap-2.5">
        <span className="badge">{t('Inactive')}</span>
        {tCount(
          rules.plans.free.savedPosts,
          'Your Premium subscription has ended. Everything you saved is kept; the list shows the {count} newest post.',
          'Your Premium subscription has ended. Everything you saved is kept; the list shows the {count} newest posts.',
        )}
      </p>
      {forSale && (
        <button
          type="button"
          className="btn btn-primary btn-sm"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => busy || void reactivate()}
        >
          {t('Reactivate Premium')}
        </button>
      )}
    </section>
  );
}
