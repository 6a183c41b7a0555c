import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $config } from '#lib/config.ts';
import { $allowance } from '#lib/session/state.ts';
import type { BillingInterval } from '#shared/contracts/page-billing.ts';
import { t } from '#shared/language/t.ts';
import { IntervalChoice } from './IntervalChoice.tsx';
import { OfferList } from './OfferList.tsx';
import { perYear, premiumPrice } from './premium-offer.ts';
import { subscribe } from './subscription-actions.ts';

const billingNotes = {
  stripe: t('You pay on our payment provider’s page and can cancel at any time.'),
  dev: t('This installation runs in development: nothing is charged.'),
  off: null,
} as const;

/** What Premium gives, what it costs, and the way to it. */
export function PremiumOffer() {
  const config = useStore($config);
  const returning = useStore($allowance)?.hadCancelledSubscription ?? false;
  const [interval, setInterval] = useState<BillingInterval>('month');
  const [busy, setBusy] = useState(false);
  const annual = config?.annualPrice;

  const go = async () => {
    setBusy(true);
    await subscribe(interval, returning);
    setBusy(false);
  };

  return (
    <div className="grid gap-5">
      {interval === 'year' && !annual ? (
        <p className="text-lg">{t('Billed yearly. The annual price is shown at checkout.')}</p>
      ) : (
        <p className="font-display text-2xl font-bold">
          {interval === 'year' && annual ? perYear(annual) : premiumPrice}
        </p>
      )}
      <OfferList />
      {config?.intervals?.includes('year') && (
        <IntervalChoice chosen={interval} annual={annual} onChoose={setInterval} />
      )}
      <button
        type="button"
        className="btn btn-primary btn-lg"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => busy || void go()}
      >
        {returning ? t('Reactivate Premium') : t('Get Premium')}
      </button>
      {config && <p className="hint">{billingNotes[config.billing]}</p>}
    </div>
  );
}
