import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Modal } from '#islands/parts/Modal.tsx';
import { $config, $premiumForSale, loadConfig } from '#lib/config.ts';
import { t } from '#shared/language/t.ts';
import { message } from '#shared/rules.ts';
import { PremiumOffer } from './PremiumOffer.tsx';

export default function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const forSale = useStore($premiumForSale);
  const [asked, setAsked] = useState($config.get() !== null);

  useEffect(() => void loadConfig().then(() => setAsked(true)), []);

  return (
    <Modal title={t('Upgrade to Premium')} onClose={onClose}>
      {!asked && <div className="skeleton h-40 w-full" aria-hidden="true" />}
      {asked && (forSale ? <PremiumOffer /> : <p>{message('billingOff')}</p>)}
    </Modal>
  );
}
