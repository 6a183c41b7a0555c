import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { focusArea } from '#islands/parts/focus-area.ts';
import { $offline } from '#lib/own-model/who-writes.ts';
import { $premium, $session } from '#lib/session/state.ts';
import { $voices } from '#lib/voices/state.ts';
import { loadVoices } from '#lib/voices/voices.ts';
import type { Voice } from '#shared/contracts/voices.ts';
import { t } from '#shared/language/t.ts';
import { CardWaiting } from '../CardWaiting.tsx';
import { VoiceForm } from './VoiceForm.tsx';
import { VoiceList } from './VoiceList.tsx';

export default function Voices() {
  const state = useStore($voices);
  const session = useStore($session);
  const premium = useStore($premium);
  const offline = useStore($offline);
  const [editing, setEditing] = useState<Voice | 'new' | null>(null);

  useEffect(() => {
    if (session) void loadVoices();
  }, [session]);

  if (state.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{state.text}</p>
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => void loadVoices()}
        >
          {t('Try again')}
        </button>
      </div>
    );
  }
  if (state.kind !== 'loaded') return <CardWaiting height="h-24" />;

  const { voices } = state;
  return (
    <div tabIndex={-1} className="grid gap-4" {...focusArea}>
      {offline && (
        <p role="note" className="hint border-l-2 border-line-strong pl-3">
          {t(
            'No AI model is connected to this site right now, and only a model can write in a voice. What you save here is kept for when one is.',
          )}
        </p>
      )}
      {editing ? (
        <VoiceForm voice={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : (
        <VoiceList
          voices={voices}
          premium={premium}
          onEdit={setEditing}
          onAdd={() => setEditing('new')}
        />
      )}
    </div>
  );
}
