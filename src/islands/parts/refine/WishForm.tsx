import { type ReactNode, useId, useState } from 'react';
import { languageOptions } from '#shared/language/language-options.ts';
import { pageLanguage } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { languageIds } from '#shared/refinement.ts';
import { type Language, rules, type Tone, toneIds } from '#shared/rules.ts';
import type { Wish } from './wish.ts';

interface Props {
  tone: Tone;
  of: string;
  /** In own words, kept outside so that nobody types it twice where the form goes for a while. */
  instruction: string;
  onInstruction: (instruction: string) => void;
  onWish: (wish: Wish) => void;
}

const { actions, instructionMaxLength } = rules.refinement;
/** Whoever reads this page in a language has less need of it. */
const firstChoice = languageIds.find((id) => !pageLanguage.startsWith(id)) ?? 'es';
const quick = ['shorter', 'longer', 'hook'] as const;

function Choice(props: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const { label, value, options, onChange, children } = props;
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}

/** What can be asked of a post. */
export function WishForm({ tone, of, instruction, onInstruction, onWish }: Props) {
  const others = toneIds.filter((id) => id !== tone);
  const [newTone, setTone] = useState<Tone>(others[0] ?? tone);
  const [language, setLanguage] = useState(firstChoice);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown
    <div role="group" aria-label={t('Refine {post}', { post: of })} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {quick.map((action) => (
          <button
            key={action}
            type="button"
            className="btn btn-secondary btn-sm"
            onClick={() => onWish({ action, tone })}
          >
            {actions[action].label}
          </button>
        ))}
      </div>
      <div className="grid gap-2 md:grid-cols-2">
        <Choice
          label={t('Tone')}
          value={newTone}
          options={others.map((one) => [one, rules.tones[one].label])}
          onChange={(value) => setTone(value as Tone)}
        >
          <button
            type="button"
            className="btn btn-secondary btn-sm shrink-0"
            onClick={() => onWish({ action: 'tone', tone: newTone })}
          >
            {t('Change tone')}
          </button>
        </Choice>
        <Choice
          label={t('Language')}
          value={language}
          options={languageOptions()}
          onChange={(value) => setLanguage(value as Language)}
        >
          <button
            type="button"
            className="btn btn-secondary btn-sm shrink-0"
            onClick={() => onWish({ action: 'translate', tone, language })}
          >
            {actions.translate.label}
          </button>
        </Choice>
      </div>
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (instruction.trim() !== '') onWish({ action: 'instruct', tone, instruction });
        }}
      >
        <label htmlFor={id} className="sr-only">
          {actions.instruct.label}
        </label>
        <input
          id={id}
          className="field"
          placeholder={actions.instruct.label}
          maxLength={instructionMaxLength}
          dir="auto"
          value={instruction}
          onChange={(event) => onInstruction(event.target.value)}
        />
        <button
          type="submit"
          className="btn btn-secondary btn-sm shrink-0"
          aria-disabled={instruction.trim() === ''}
        >
          {t('Ask')}
        </button>
      </form>
    </div>
  );
}
