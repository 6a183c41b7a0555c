import { useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import type { Outcome } from '#lib/outcome.ts';
import { putInUse, removeOwnModel } from '#lib/own-model/own-model.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import type { OwnModel } from '#shared/contracts/page-own-models.ts';
import { longDate } from '#shared/language/dates.ts';
import { t } from '#shared/language/t.ts';
import type { MessageKey } from '#shared/rules.ts';

interface Props {
  own: OwnModel;
  onReplace: () => void;
  onRemoved: () => void;
}

async function tell(act: () => Promise<Outcome>, success: MessageKey): Promise<boolean> {
  const outcome = await act();
  if (outcome.ok) toastMessage(success);
  else toast(outcome.error);
  if (!outcome.ok && outcome.code === 'sessionExpired') loginAgain(() => void tell(act, success));
  return outcome.ok;
}

export function KeptModel({ own, onReplace, onRemoved }: Props) {
  const { address, model, keyEnding, inUse, saved, problem } = own;
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const use = async (wanted: boolean) => {
    if (busy) return;
    setBusy(true);
    await tell(() => putInUse(wanted), 'accountSaved');
    setBusy(false);
  };

  const remove = async () => {
    if (await tell(removeOwnModel, 'ownModelRemoved')) onRemoved();
  };

  return (
    <>
      <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr] sm:gap-y-2 max-sm:*:[dd]:mb-2">
        <dt className="text-muted">{t('Model')}</dt>
        <dd className="font-semibold wrap-anywhere">{model}</dd>
        <dt className="text-muted">{t('Provider')}</dt>
        <dd className="wrap-anywhere">{address}</dd>
        <dt className="text-muted">{t('Key')}</dt>
        <dd>
          {keyEnding === ''
            ? t('Kept, and shown to nobody, saved on {day}', { day: longDate(saved) })
            : t('Kept, ends in {ending}, saved on {day}', {
                ending: keyEnding,
                day: longDate(saved),
              })}
        </dd>
      </dl>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      <label className="flex min-h-10 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={inUse}
          aria-busy={busy}
          onChange={({ target }) => void use(target.checked)}
        />
        {t('Use it for my generations')}
      </label>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-secondary" onClick={onReplace}>
          {t('Change')}
        </button>
        <button type="button" className="btn btn-secondary" onClick={() => setAsking(true)}>
          {t('Remove')}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('Remove your own model?')}
          question={t(
            '“{model}” no longer writes for you, and its key is deleted here. At your provider it stays valid.',
            { model },
          )}
          yes={t('Remove it')}
          no={t('Keep it')}
          onYes={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
