import { useStore } from '@nanostores/react';
import { lazy, useEffect, useRef } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { $config } from '#lib/config.ts';
import { t } from '#shared/language/t.ts';
import { Card } from '../Card.tsx';
import { CardWaiting } from '../CardWaiting.tsx';

const OwnModel = lazy(() => import('./OwnModel.tsx'));

/** Only where the operator lets members bring one. */
export function OwnModelCard() {
  const allowed = useStore($config)?.ownModels;
  const place = useRef<HTMLDivElement>(null);
  // The browser looked for it before anybody knew that it is allowed, and found nothing.
  useEffect(() => {
    if (allowed && location.hash === '#own-model') place.current?.scrollIntoView();
  }, [allowed]);
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
