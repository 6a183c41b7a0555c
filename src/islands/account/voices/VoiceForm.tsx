import { useEffect, useMemo, useRef, useState } from 'react';
import { saveVoice } from '#lib/voices/voices.ts';
import type { Voice } from '#shared/contracts/voices.ts';
import { t } from '#shared/language/t.ts';
import { type MessageKey, rules } from '#shared/rules.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';
import { FormEnd } from '../FormEnd.tsx';
import { TextField } from '../TextField.tsx';
import { useForm } from '../use-form.ts';
import { SampleFields } from './SampleFields.tsx';
import { Traits } from './Traits.tsx';

const { samples: many, words: allowed, nameMaxLength } = rules.voice;

interface Props {
  /** Null for a new one. */
  voice: Voice | null;
  onClose: () => void;
}

function wordsIn(text: string): string[] {
  const words = text.split(/[,;\n]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

function areTooMany(words: readonly string[]): boolean {
  return words.length > allowed.max || words.some(({ length }) => length > allowed.maxLength);
}

function firstFields(voice: Voice | null): string[] {
  return voice?.samples ?? Array.from({ length: many.min }, () => '');
}

export function VoiceForm({ voice, onClose }: Props) {
  const [samples, setSamples] = useState(() => firstFields(voice));
  const name = useRef<HTMLInputElement>(null);
  const never = useRef<HTMLInputElement>(null);
  const always = useRef<HTMLInputElement>(null);
  const posts = useMemo(
    () => samples.map((sample) => sample.trim()).filter(showsSomething),
    [samples],
  );

  useEffect(() => name.current?.focus(), []);

  const draft = () => ({
    name: name.current?.value.trim() ?? '',
    samples: posts,
    never: wordsIn(never.current?.value ?? ''),
    always: wordsIn(always.current?.value ?? ''),
  });

  const check = (): MessageKey | null => {
    const wanted = draft();
    if (!showsSomething(wanted.name)) return 'voiceNameMissing';
    const tooLong = posts.some(({ length }) => length > many.maxLength);
    if (tooLong || posts.length < many.min) return 'voiceSamplesWrong';
    return areTooMany(wanted.never) || areTooMany(wanted.always) ? 'voiceWordsWrong' : null;
  };

  const { run, busy, problem, problemId, problemOf } = useForm({
    act: () => saveVoice(draft(), voice?.id),
    check,
    success: 'voiceSaved',
    fields: { voiceNameMissing: name, voiceWordsWrong: never },
  });

  return (
    <form
      className="grid gap-6"
      noValidate
      aria-label={voice ? t('Edit {name}', { name: voice.name }) : t('New voice')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void run().then((saved) => saved && onClose());
      }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SampleFields
          samples={samples}
          onChange={setSamples}
          problem={problem?.code === 'voiceSamplesWrong' ? problemId : undefined}
        />
        <div className="grid gap-6">
          <TextField
            ref={name}
            label={t('Name of this voice')}
            defaultValue={voice?.name ?? t('My voice')}
            maxLength={nameMaxLength}
            autoComplete="off"
            problem={problemOf(name)}
          />
          <Traits posts={posts} />
          <TextField
            ref={never}
            label={t('Words you never use')}
            defaultValue={voice?.never.join(', ') ?? ''}
            autoComplete="off"
            hint={t('With commas between them. Optional.')}
            problem={problemOf(never)}
          />
          <TextField
            ref={always}
            label={t('Words that are yours')}
            defaultValue={voice?.always.join(', ') ?? ''}
            autoComplete="off"
            hint={t('A sign-off, a name, the way you spell something. Optional.')}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid gap-2">
          <FormEnd busy={busy} problem={problem} problemId={problemId} label={t('Save voice')} />
        </div>
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {t('Cancel')}
        </button>
      </div>
    </form>
  );
}
