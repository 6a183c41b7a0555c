import { lazy } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { useAnchor } from '#islands/parts/use-anchor.ts';
import { t } from '#shared/language/t.ts';
import { Card } from '../Card.tsx';
import { CardWaiting } from '../CardWaiting.tsx';

const Voices = lazy(() => import('./Voices.tsx'));

export function VoicesCard() {
  const place = useAnchor('voice');
  return (
    <div ref={place} id="voice" className="scroll-mt-24">
      <Card title={t('Your voice')}>
        <p className="text-muted">
          {t(
            'Paste posts you have written, and new ones will sound like you. They stay with your account, and go to the model that writes, with your topic, when you choose this voice.',
          )}
        </p>
        <LazyPart waiting={<CardWaiting height="h-24" />}>
          <Voices />
        </LazyPart>
      </Card>
    </div>
  );
}
