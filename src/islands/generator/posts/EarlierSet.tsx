import { useId, useState } from 'react';
import { formatList } from '#shared/language/format-list.ts';
import { t, tCount } from '#shared/language/t.ts';
import { platformLabel } from '#shared/rules.ts';
import { fillAgain } from '../order.ts';
import type { CardSet } from './cards.ts';
import { PlatformGroup } from './groups/PlatformGroup.tsx';

/** The posts of an earlier generation, one click away. */
export function EarlierSet({ set }: { set: CardSet }) {
  const { topic, details, platforms, cards } = set;
  const topicId = useId();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="rounded-card border border-line p-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span id={topicId} dir="auto" className="font-semibold">
          {topic}
        </span>{' '}
        <span className="hint">
          {tCount(cards.length, '{count} post for {platforms}', '{count} posts for {platforms}', {
            platforms: formatList(platforms.map(platformLabel), 'unit'),
          })}
        </span>
      </summary>
      {/* Counting and colouring ten posts takes a moment: not before somebody looks. */}
      {open && (
        <>
          <button
            type="button"
            className="btn btn-secondary btn-sm mt-3"
            onClick={() => fillAgain(topic, details, set.asked?.body.source ?? null)}
          >
            {t('Use topic again')}
          </button>
          <div className="mt-4 grid gap-4">
            {platforms.map((platform) => (
              <PlatformGroup
                key={platform}
                set={set}
                platform={platform}
                labelledBy={topicId}
                earlier
              />
            ))}
          </div>
        </>
      )}
    </details>
  );
}
