import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { loadOwnModel } from '#lib/own-model/own-model.ts';
import { $ownModel, $ownModelProblem } from '#lib/own-model/state.ts';
import { $session } from '#lib/session/state.ts';
import type { OwnModelOffer } from '#shared/contracts/page-own-models.ts';
import { t } from '#shared/language/t.ts';
import { CardWaiting } from '../CardWaiting.tsx';
import { KeptModel } from './KeptModel.tsx';
import { OwnModelForm } from './OwnModelForm.tsx';

export default function OwnModel({ counted, providers }: OwnModelOffer) {
  const own = useStore($ownModel);
  const session = useStore($session);
  const problem = useStore($ownModelProblem);
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (session) void loadOwnModel();
  }, [session]);

  /** The button that had the focus is gone then. */
  const showKept = () => {
    setEditing(false);
    place.current?.focus();
  };

  if (own === undefined && problem !== '') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{problem}</p>
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => void loadOwnModel()}
        >
          {t('Try again')}
        </button>
      </div>
    );
  }
  if (own === undefined) return <CardWaiting height="h-48" />;
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4">
      <p className="text-muted">
        {t(
          'Posts can be written by a model that you pay for yourself, at a provider of your choice. Topic, details and voice then go to that provider, and to no other.',
        )}{' '}
        {counted
          ? t('What it writes counts as a generation of your plan all the same.')
          : t('What it writes is not a part of the month’s generations.')}
      </p>
      {own === null || editing ? (
        <OwnModelForm own={own} providers={providers} onClose={showKept} />
      ) : (
        <KeptModel own={own} onReplace={() => setEditing(true)} onRemoved={showKept} />
      )}
    </div>
  );
}
