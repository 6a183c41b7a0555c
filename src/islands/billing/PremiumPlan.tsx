import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { paymentNote } from '#lib/billing/payment-due.ts';
import { $planAsked, planPanel } from '#lib/billing/plan-panel.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { longDate } from '#shared/language/dates.ts';
import { t } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';
import { OfferList } from './OfferList.tsx';
import { cancel, manage } from './subscription-actions.ts';

function standing(allowance: Allowance): string {
  const note = paymentNote(allowance);
  if (note !== null) return note;
  if (allowance.premiumEnds === null) return t('Generations and saved posts are unlimited.');
  return t('Canceled. Premium stays active until {day}, and what you saved stays.', {
    day: longDate(allowance.premiumEnds),
  });
}

export function PremiumPlan({ allowance }: { allowance: Allowance }) {
  const { premiumEnds } = allowance;
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'cancel' | 'manage' | null>(null);
  const planAsked = useStore($planAsked);
  const panel = useRef<HTMLElement>(null);

  // Whoever came here for it, from another page perhaps, is shown where it is.
  useEffect(() => {
    if (!planAsked) return;
    $planAsked.set(false);
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.focus({ preventScroll: true });
  }, [planAsked]);

  const openManagement = async () => {
    setBusy(true);
    const way = await manage();
    setBusy(false);
    setAsking(way === 'local' ? 'manage' : null);
  };

  return (
    <section {...planPanel} ref={panel} tabIndex={-1} className="grid gap-4">
      <div className="banner banner-premium">
        <LaterStyles />
        <p>
          <strong className="text-premium">{t('Premium.')}</strong> {standing(allowance)}
        </p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => busy || void openManagement()}
          >
            {t('Manage Subscription')}
          </button>
          {premiumEnds === null && (
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => setAsking('cancel')}
            >
              {t('Cancel subscription')}
            </button>
          )}
        </div>
      </div>
      <div className="card-quiet grid gap-3">
        <h2 className="text-lg">{t('Your Premium Benefits')}</h2>
        <OfferList />
      </div>
      {asking && (
        <ConfirmDialog
          title={asking === 'manage' ? t('Manage Subscription') : t('Cancel Premium')}
          question={message('cancelConfirm')}
          yes={t('Cancel my subscription')}
          no={t('Keep Premium')}
          onYes={cancel}
          onClose={() => setAsking(null)}
        >
          <p className="hint mt-3">
            {asking === 'manage'
              ? t(
                  'This installation runs in development: there is no payment page, and canceling ends Premium at once.',
                )
              : t('Everything you saved stays in your account.')}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
