import { useEffect, useRef, useState } from 'react';
import { TypedSigns } from '#islands/parts/signs/TypedSigns.tsx';
import { type Card, editCard } from './cards.ts';

interface Props {
  card: Card;
  onClose: () => void;
}

/** Changes the card as one types, so that its counter follows; Cancel brings the old text back. */
export function PostEditor({ card: { id, text }, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [before] = useState(text);

  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const cancel = () => {
    editCard(id, before);
    onClose();
  };

  return (
    <div className="grid gap-2">
      <textarea
        ref={field}
        className="field field-sizing-content min-h-28 resize-y"
        aria-label="Post text"
        dir="auto"
        value={text}
        onChange={(event) => editCard(id, event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && cancel()}
      />
      <TypedSigns text={text} />
      <div className="flex gap-2">
        <button type="button" className="btn btn-secondary btn-sm" onClick={onClose}>
          Done
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={cancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
