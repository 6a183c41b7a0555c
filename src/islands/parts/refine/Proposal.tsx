import { useId, useLayoutEffect, useRef } from 'react';
import { PostText } from '../PostText.tsx';
import { focusWithin } from './focus-within.ts';
import type { Proposed } from './open-refinements.ts';
import { WordDiff } from './WordDiff.tsx';

interface Props {
  proposed: Proposed;
  /** What the post says, which may have been changed since. */
  now: string;
  of: string;
  onUse: () => void;
  onAgain: () => void;
  onDiscard: () => void;
}

/** What a refinement would make of the post, and what it would cost it: nothing is replaced yet. */
export function Proposal({ proposed, now, of, onUse, onAgain, onDiscard }: Props) {
  const { wish, before, refined } = proposed;
  const { text, lost, added, left } = refined;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  // Before what keeps the focus sees that Stop is gone.
  useLayoutEffect(() => focusWithin(section.current, use.current), []);
  return (
    <section ref={section} aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-sm font-semibold">
        New text<span className="sr-only"> for {of}</span>
      </h3>
      {wish.action === 'translate' ? (
        // The old text stands above: of two languages no difference tells anything.
        <div lang={wish.language}>
          <PostText text={text} />
        </div>
      ) : (
        <WordDiff before={now} after={text} />
      )}
      {now !== before && (
        <p role="alert" className="field-error">
          This post was changed after you asked. Use replaces what it says now.
        </p>
      )}
      {lost.length > 0 && (
        <p className="field-error wrap-anywhere">
          No longer says: {lost.join(', ')}.
          {wish.action === 'translate' && ' A translation may spell names in another way.'}
        </p>
      )}
      {added.length > 0 && (
        <p className="field-error wrap-anywhere">Not from you: {added.join(', ')}.</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <button ref={use} type="button" className="btn btn-secondary btn-sm" onClick={onUse}>
          Use<span className="sr-only"> the new text</span>
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onAgain}>
          Try again
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onDiscard}>
          Discard
        </button>
        {left !== null && <span className="hint ml-auto">Refinements left: {left}</span>}
      </div>
    </section>
  );
}
