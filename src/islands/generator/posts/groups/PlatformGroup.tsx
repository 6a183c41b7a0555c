import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { focusArea, focusNext } from '#islands/parts/focus-area.ts';
import { PlatformIcon } from '#islands/parts/PlatformIcon.tsx';
import { t } from '#shared/language/t.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { $run } from '../../run-state.ts';
import { type CardSet, cardsFor } from '../cards.ts';
import { PostCard } from '../PostCard.tsx';
import { Skeletons } from '../Skeletons.tsx';
import { $elsewhere } from '../written-elsewhere.ts';
import { MissingNote } from './MissingNote.tsx';

interface Props {
  set: CardSet;
  platform: Platform;
  /** The heading of them all, where the set is for one platform. */
  labelledBy: string;
  /** Of an earlier generation: nothing comes any more. */
  earlier?: boolean;
}

/** The posts for one platform: below a heading of their own where there are several. */
export function PlatformGroup({ set, platform, labelledBy, earlier = false }: Props) {
  const { busy, writing, problem } = useStore($run);
  const headingId = useId();
  const { name, label } = rules.platforms[platform];
  const cards = cardsFor(platform, set);
  const several = set.platforms.length > 1;
  const Heading = earlier ? 'h4' : 'h3';
  const isWrittenElsewhere = useStore($elsewhere).includes(set.made);
  const missing = set.missing?.find((one) => one.platform === platform);
  const comes = busy && !earlier && writing?.platforms.includes(platform) ? writing : null;
  return (
    <div className="grid gap-4" data-platform={platform} {...(several && focusArea)}>
      {several && (
        <Heading
          id={headingId}
          {...focusNext}
          tabIndex={-1}
          className="flex items-center gap-2 text-lg"
        >
          <PlatformIcon platform={platform} />
          {label}
        </Heading>
      )}
      {missing && !earlier && (!busy || (writing?.isRest && !comes)) && !isWrittenElsewhere && (
        <MissingNote missing={missing} />
      )}
      {!earlier && problem?.platform === platform && <p className="field-error">{problem.text}</p>}
      {missing && isWrittenElsewhere && (
        <p className="hint">{t('Still being written in another tab.')}</p>
      )}
      <ul aria-labelledby={several ? headingId : labelledBy} className="grid gap-4 empty:hidden">
        {cards.map((card, at) => (
          <PostCard
            key={card.id}
            card={card}
            name={
              several
                ? t('post {number} for {platform}', { number: at + 1, platform: name })
                : t('post {number}', { number: at + 1 })
            }
          />
        ))}
      </ul>
      {comes && <Skeletons count={Math.max(0, comes.ordered - cards.length)} />}
    </div>
  );
}
