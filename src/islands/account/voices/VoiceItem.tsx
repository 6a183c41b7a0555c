import { useMemo, useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import type { Outcome } from '#lib/outcome.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { deleteVoice, makeDefault } from '#lib/voices/voices.ts';
import type { Voice } from '#shared/contracts/voices.ts';
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
        {isDefault && <span className="badge badge-success">Default</span>}
        {!usable && <span className="badge badge-premium">{rules.plans.premium.label}</span>}
      </div>
      <p className="hint">{traits.join(' ')}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          Edit
        </button>
        {!isDefault && (
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            aria-label={`Make ${name} the default`}
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => busy || void choose()}
          >
            Make default
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-label={`Delete ${name}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Delete this voice?"
          question={`“${name}” and the ${samples.length} posts it was learned from are deleted for good.`}
          yes="Delete voice"
          no="Keep it"
          onYes={() => tell(() => deleteVoice(id), 'voiceDeleted')}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
