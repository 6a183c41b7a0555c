import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { useAnchor } from '#islands/parts/use-anchor.ts';
import { $config } from '#lib/config.ts';
import { t } from '#shared/language/t.ts';
import { Card } from '../Card.tsx';
import { CardWaiting } from '../CardWaiting.tsx';

const OwnModel = lazy(() => import('./OwnModel.tsx'));

/** Only where the operator lets members bring one. */
export function OwnModelCard() {
  const allowed = useStore($config)?.ownModels;
  const place = useAnchor('own-model');
  if (!allowed) return null;
  return (
    <div ref={place} id="own-model" className="scroll-mt-24">
      <Card title={t('Your own model')}>
        <LazyPart waiting={<CardWaiting height="h-48" />}>
          <OwnModel {...allowed} />
        </LazyPart>
      </Card>
    </div>
  );
}
