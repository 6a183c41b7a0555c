import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { planPanel } from '#lib/billing/plan-panel.ts';
import { $premiumForSale } from '#lib/config.ts';
import { t } from '#shared/language/t.ts';
import { subscribe } from './subscription-actions.ts';

/** For somebody whose Premium waits for a payment that Stripe still asks for. */
export function UnpaidBanner({ note }: { note: string }) {
  const forSale = useStore($premiumForSale);
  const [busy, setBusy] = useState(false);
  // Leads to the portal where the subscription can still be paid, and to a payment page where it is over.
  const pay = async () => {
    setBusy(true);
    await subscribe('month', true);
    setBusy(false);
  };
  return (
    <section {...planPanel} className="banner banner-premium">
      <LaterStyles />
      <p>{note}</p>
      {forSale && (
        <button
          type="button"
          className="btn btn-primary btn-sm"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => busy || void pay()}
        >
          {t('Manage Subscription')}
        </button>
      )}
    </section>
  );
}
