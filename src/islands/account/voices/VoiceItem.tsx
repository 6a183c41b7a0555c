import { useMemo, useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import type { Outcome } from '#lib/outcome.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { deleteVoice, makeDefault } from '#lib/voices/voices.ts';
import type { Voice } from '#shared/contracts/voices.ts';
import { t, tCount } from '#shared/language/t.ts';
import { type MessageKey, rules } from '#shared/rules.ts';
import { describeTraits } from '#shared/text/voice/description.ts';
import { measureVoice } from '#shared/text/voice.ts';

interface Props {
  voice: Voice;
  usable: boolean;
  onEdit: () => void;
}

async function tell(act: () => Promise<Outcome>, success: MessageKey): Promise<void> {
  const outcome = await act();
  if (outcome.ok) toastMessage(success);
  else toast(outcome.error);
  if (!outcome.ok && outcome.code === 'sessionExpired') loginAgain(() => void tell(act, success));
}

export function VoiceItem({ voice, usable, onEdit }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, name, samples, isDefault } = voice;
  const traits = useMemo(() => describeTraits(measureVoice(samples)), [samples]);

  const choose = async () => {
    setBusy(true);
    await tell(() => makeDefault(id), 'voiceSaved');
    setBusy(false);
  };

  return (
    <li className="post-card">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
        {isDefault && <span className="badge badge-success">{t('Default')}</span>}
        {!usable && <span className="badge badge-premium">{rules.plans.premium.label}</span>}
      </div>
      <p className="hint">{traits.join(' ')}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-label={t('Edit {name}', { name })}
          onClick={onEdit}
        >
          {t('Edit')}
        </button>
        {!isDefault && (
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            aria-label={t('Make {name} the default', { name })}
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => busy || void choose()}
          >
            {t('Make default')}
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-label={t('Delete {name}', { name })}
          onClick={() => setAsking(true)}
        >
          {t('Delete')}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('Delete this voice?')}
          question={tCount(
            samples.length,
            '“{name}” and the {count} post it was learned from are deleted for good.',
            '“{name}” and the {count} posts it was learned from are deleted for good.',
            { name },
          )}
          yes={t('Delete voice')}
          no={t('Keep it')}
          onYes={() => tell(() => deleteVoice(id), 'voiceDeleted')}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
