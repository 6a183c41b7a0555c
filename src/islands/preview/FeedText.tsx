import { useRef, useState } from 'react';
import { RunText } from '#islands/parts/PostText.tsx';
import { t } from '#shared/language/t.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { parsePost } from '#shared/text/entities.ts';
import type { Fold } from '#shared/text/feed/fold.ts';

interface Props {
  text: string;
  platform: Platform;
  fold: Fold | null;
  /** In front of a caption. */
  name?: string | undefined;
}

/** The post's words up to the fold; as in the feed, one press shows the rest. */
export function FeedText({ text, platform, fold, name }: Props) {
  const [whole, setWhole] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const { fold: cut, feed } = rules.platforms[platform];
  const shown = fold && !whole ? text.slice(0, fold.at).trimEnd() : text;
  let at = 0;
  return (
    <p
      ref={words}
      tabIndex={-1}
      className="feed-text"
      dir="auto"
      style={{ fontSize: feed.size, lineHeight: `${feed.line}px` }}
    >
      {/* Its letters do not say which way the words run. */}
      {name && (
        <strong>
          <bdi>{name}</bdi>{' '}
        </strong>
      )}
      {parsePost(shown).map((run) => {
        const key = at;
        at += run.text.length;
        return run.kind === 'link' ? (
          <span key={key} className="text-accent">
            {run.text}
          </span>
        ) : (
          <RunText key={key} run={run} />
        );
      })}
      {fold && !whole && (
        <>
          {' '}
          <button
            type="button"
            className="feed-more"
            aria-label={t('See more')}
            onClick={() => {
              // The button goes, and the words stay.
              words.current?.focus();
              setWhole(true);
            }}
          >
            {cut?.word}
          </button>
        </>
      )}
    </p>
  );
}
