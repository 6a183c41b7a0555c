import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Modal } from '#islands/parts/Modal.tsx';
import { $config, loadConfig } from '#lib/config.ts';
import { $allowance } from '#lib/session/state.ts';
import type { BillingInterval } from '#shared/contracts/page-api.ts';
import { message } from '#shared/rules.ts';
import { IntervalChoice } from './IntervalChoice.tsx';
import { OfferList } from './OfferList.tsx';
import { premiumPrice } from './premium-offer.ts';
import { subscribe } from './subscription-actions.ts';

const billingNotes = {
  stripe: 'You pay on our payment provider’s page and can cancel at any time.',
  dev: 'This installation runs in development: nothing is charged.',
  off: message('billingOff'),
} as const;

export default function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const config = useStore($config);
  const returning = useStore($allowance)?.hadCancelledSubscription ?? false;
  const [interval, setInterval] = useState<BillingInterval>('month');
  const [busy, setBusy] = useState(false);
  const unavailable = config?.billing === 'off';

  useEffect(() => void loadConfig(), []);

  const go = async () => {
    setBusy(true);
    await subscribe(interval, returning);
    setBusy(false);
  };

  return (
    <Modal title="Upgrade to Premium" onClose={onClose}>
      <div className="grid gap-5">
        {interval === 'year' ? (
          <p className="text-lg">Billed yearly. The annual price is shown at checkout.</p>
        ) : (
          <p className="font-display text-2xl font-bold">{premiumPrice}</p>
        )}
        <OfferList />
        {config?.intervals?.includes('year') && (
          <IntervalChoice chosen={interval} onChoose={setInterval} />
        )}
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-busy={busy}
          aria-disabled={busy || unavailable}
          onClick={() => busy || unavailable || void go()}
        >
          {returning ? 'Reactivate Premium' : 'Get Premium'}
        </button>
        {config && <p className="hint">{billingNotes[config.billing]}</p>}
      </div>
    </Modal>
  );
}
