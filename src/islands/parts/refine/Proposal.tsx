import { useEffect, useId, useRef } from 'react';
import type { RefinedEvent } from '#shared/contracts/page-api.ts';
import type { RefineAction } from '#shared/rules.ts';
import { PostText } from '../PostText.tsx';
import { WordDiff } from './WordDiff.tsx';

interface Props {
  before: string;
  action: RefineAction;
  refined: RefinedEvent;
  of: string;
  onUse: () => void;
  onAgain: () => void;
  onDiscard: () => void;
}

/** What a refinement would make of the post, and what it would cost it: nothing is replaced yet. */
export function Proposal({ before, action, refined, of, onUse, onAgain, onDiscard }: Props) {
  const { text, lost, added, left } = refined;
  const id = useId();
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => use.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-sm font-semibold">
        New text<span className="sr-only"> for {of}</span>
      </h3>
      {action === 'translate' ? (
        <PostText text={text} />
      ) : (
        <WordDiff before={before} after={text} />
      )}
      {lost.length > 0 && (
        <p className="field-error wrap-anywhere">
          No longer says: {lost.join(', ')}.
          {action === 'translate' && ' A translation may spell names in another way.'}
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
        {left !== null && <span className="hint ml-auto">{left} left for these posts</span>}
      </div>
    </section>
  );
}
