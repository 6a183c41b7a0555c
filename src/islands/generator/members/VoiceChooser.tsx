import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { sentence } from '#islands/parts/sentence.ts';
import { $offline } from '#lib/own-model/who-writes.ts';
import { $premium, $session } from '#lib/session/state.ts';
import { readChoice, rememberChoice } from '#lib/voices/chosen-voice.ts';
import { $voices } from '#lib/voices/state.ts';
import { loadVoices } from '#lib/voices/voices.ts';
import type { Voice } from '#shared/contracts/voices.ts';
import { pageAddress } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { $form } from '../form-state.ts';

const mayWrite = (voice: string, usable: readonly Voice[]) =>
  voice === '' || usable.some(({ id }) => id === voice);

/** The voice that the posts are written in. */
export function VoiceChooser() {
  const session = useStore($session);
  const premium = useStore($premium);
  const state = useStore($voices);
  const offline = useStore($offline);
  const form = useStore($form);
  const id = useId();
  const owner = session?.id;
  const voices = state.kind === 'loaded' ? state.voices : null;
  // Nobody chose it: it gives way to what was chosen last, which the plan may allow only once that is known.
  const stopgap = useRef<string | null>('');

  useEffect(() => {
    if (owner !== undefined && !offline) void loadVoices();
  }, [owner, offline]);

  useEffect(() => {
    const fill = (voice: string, chosen: boolean) => {
      stopgap.current = chosen ? null : voice;
      $form.setKey('voice', voice);
    };
    if (offline) return fill('', false);
    if (!voices || owner === undefined) return;
    // The default comes first, and without Premium it is the only one that may write.
    const usable = premium ? voices : voices.filter(({ isDefault }) => isDefault);
    const { voice } = $form.get();
    // What another tab chose since then is no choice of this one.
    if (voice !== stopgap.current && mayWrite(voice, usable)) return;
    const remembered = readChoice(owner);
    if (remembered !== null && mayWrite(remembered, usable)) fill(remembered, true);
    else if (voice === '' || !mayWrite(voice, usable)) fill(usable[0]?.id ?? '', false);
  }, [voices, owner, premium, offline]);

  // Another account's voice is nothing to this one.
  useEffect(() => () => $form.setKey('voice', ''), []);

  if (offline) return <p className="hint">{t('Only an AI model can write in your voice.')}</p>;
  if (state.kind === 'failed') return <p className="hint">{state.text}</p>;
  if (!voices || owner === undefined) return null;
  if (voices.length === 0) {
    return (
      <p className="hint">
        {sentence(t('Posts can sound like you: {link}'), {
          link: (
            <a className="link" href={pageAddress('/account#voice')}>
              {t('add your voice')}
            </a>
          ),
        })}
      </p>
    );
  }

  const choose = (voice: string) => {
    $form.setKey('voice', voice);
    rememberChoice(owner, voice);
  };

  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <label className="label mb-0 shrink-0" htmlFor={id}>
        {t('Voice')}
      </label>
      <select
        id={id}
        className="field"
        value={form.voice}
        onChange={({ target }) => choose(target.value)}
      >
        {voices.map((voice) => (
          <option key={voice.id} value={voice.id} disabled={!premium && !voice.isDefault}>
            {voice.name}
            {!premium && !voice.isDefault && ` (${rules.plans.premium.label})`}
          </option>
        ))}
        <option value="">{t('No voice')}</option>
      </select>
    </div>
  );
}
