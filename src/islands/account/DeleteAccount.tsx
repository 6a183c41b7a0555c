import { lazy, useState } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { t } from '#shared/language/t.ts';
import { Card } from './Card.tsx';

const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('Delete my account')}>
      <p className="text-muted">
        {t(
          'Ends a running subscription at once and removes your saved posts, voices and records. This cannot be undone.',
        )}
      </p>
      <button
        type="button"
        className="btn btn-danger justify-self-start"
        onClick={() => setAsking(true)}
      >
        {t('Delete my account')}
      </button>
      {asking && (
        <LazyPart onFail={() => setAsking(false)}>
          <DeleteDialog onClose={() => setAsking(false)} />
        </LazyPart>
      )}
    </Card>
  );
}
