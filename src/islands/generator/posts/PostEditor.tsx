import { useEffect, useRef } from 'react';
import { TypedSigns } from '#islands/parts/signs/TypedSigns.tsx';
import { t } from '#shared/language/t.ts';
import { takeText } from './card-versions.ts';
import { type Card, changeCard, editCard, languageOf } from './cards.ts';

interface Props {
  card: Card;
  /** What it said when the edit began. */
  before: string;
}

/** Changes the card as one types, so that its counter follows; Cancel brings the old text back. */
export function PostEditor({ card, before }: Props) {
  const { id, text } = card;
  const field = useRef<HTMLTextAreaElement>(null);
  // One that was begun before a reload waits until somebody goes there.
  const isNew = useRef(text === before);

  useEffect(() => {
    const element = field.current;
    if (!isNew.current) return;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const finish = () => {
    if (text === before) changeCard(id, { edited: undefined });
    else takeText(id, { text, cause: 'edited' }, text);
  };
  const cancel = () => changeCard(id, { text: before, edited: undefined });

  return (
    <div className="grid gap-2">
      <textarea
        ref={field}
        className="field field-sizing-content min-h-28 resize-y"
        aria-label={t('Post text')}
        dir="auto"
        value={text}
        onChange={(event) => editCard(id, event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && cancel()}
      />
      <TypedSigns text={text} likely={languageOf(card.key)} />
      <div className="flex gap-2">
        <button type="button" className="btn btn-secondary btn-sm" onClick={finish}>
          {t('Done')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={cancel}>
          {t('Cancel')}
        </button>
      </div>
    </div>
  );
}
