import { useId, useLayoutEffect, useRef } from 'react';
import { formatList } from '#shared/language/format-list.ts';
import { t } from '#shared/language/t.ts';
import { PostText } from '../PostText.tsx';
import { heard } from '../sentence.ts';
import { focusWithin } from './focus-within.ts';
import type { Proposed } from './open-refinements.ts';
import { WordDiff } from './WordDiff.tsx';

interface Props {
  proposed: Proposed;
  /** What the post says, which may have been changed since. */
  now: string;
  of: string;
  mayAskAgain: boolean;
  onUse: () => void;
  onAgain: () => void;
  onDiscard: () => void;
}

/** What a refinement would make of the post, and what it would cost it: nothing is replaced yet. */
export function Proposal(props: Props) {
  const { proposed, now, of, mayAskAgain, onUse, onAgain, onDiscard } = props;
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
        {heard(t('New text[ for {post}]'), { post: of })}
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
          {t('This post was changed after you asked. Use replaces what it says now.')}
        </p>
      )}
      {lost.length > 0 && (
        <p className="field-error wrap-anywhere">
          {t('No longer says: {words}.', { words: formatList(lost, 'unit') })}
          {wish.action === 'translate' && ` ${t('A translation may spell names in another way.')}`}
        </p>
      )}
      {added.length > 0 && (
        <p className="field-error wrap-anywhere">
          {t('Not from you: {words}.', { words: formatList(added, 'unit') })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <button ref={use} type="button" className="btn btn-secondary btn-sm" onClick={onUse}>
          {heard(t('Use[ the new text]'))}
        </button>
        {mayAskAgain && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={onAgain}>
            {t('Try again')}
          </button>
        )}
        <button type="button" className="btn btn-quiet btn-sm" onClick={onDiscard}>
          {t('Discard')}
        </button>
        {left !== null && (
          <span className="hint ml-auto">{t('Refinements left: {count}', { count: left })}</span>
        )}
      </div>
    </section>
  );
}
