import { useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { planPanel } from '#lib/billing/plan-panel.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { message } from '#shared/rules.ts';
import { OfferList } from './OfferList.tsx';
import { cancel, manage } from './subscription-actions.ts';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export function PremiumPlan({ allowance: { premiumEnds } }: { allowance: Allowance }) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const openManagement = async () => {
    setBusy(true);
    const way = await manage();
    setBusy(false);
    setAsking(way === 'local');
  };

  return (
    <section {...planPanel} className="grid gap-4">
      <div className="banner banner-premium">
        <LaterStyles />
        <p>
          <strong className="text-premium">Premium.</strong>{' '}
          {premiumEnds === null
            ? 'Generations and saved posts are unlimited.'
            : `Canceled. Premium stays active until ${date.format(new Date(premiumEnds))}, and what you saved stays.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => busy || void openManagement()}
          >
            Manage Subscription
          </button>
          {premiumEnds === null && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => setAsking(true)}>
              Cancel subscription
            </button>
          )}
        </div>
      </div>
      <div className="card-quiet grid gap-3">
        <h2 className="text-lg">Your Premium Benefits</h2>
        <OfferList />
      </div>
      {asking && (
        <ConfirmDialog
          title="Cancel Premium"
          question={message('cancelConfirm')}
          yes="Cancel my subscription"
          no="Keep Premium"
          onYes={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
