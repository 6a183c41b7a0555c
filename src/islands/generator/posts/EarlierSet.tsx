import { useId, useState } from 'react';
import { formatList } from '#shared/language/format-list.ts';
import { t, tCount } from '#shared/language/t.ts';
import { platformLabel } from '#shared/rules.ts';
import { FillButton } from '../FillButton.tsx';
import { fillAgain } from '../order.ts';
import type { CardSet } from './cards.ts';
import { PlatformGroup } from './groups/PlatformGroup.tsx';

/** The posts of an earlier generation, one click away. */
export function EarlierSet({ set }: { set: CardSet }) {
  const { topic, details, platforms, cards } = set;
  const subject = { topic, details, source: set.asked?.body.source };
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
          <FillButton
            title={t('Use topic again')}
            subject={subject}
            onFill={() => fillAgain(subject)}
            className="mt-3"
          >
            {t('Use topic again')}
          </FillButton>
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
