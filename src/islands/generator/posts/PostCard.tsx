import { useStore } from '@nanostores/react';
import { type KeyboardEvent, memo } from 'react';
import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { focusNext } from '#islands/parts/focus-area.ts';
import { Icon } from '#islands/parts/Icon.tsx';
import { PlatformBadge } from '#islands/parts/PlatformBadge.tsx';
import { postAction } from '#islands/parts/post-action.ts';
import type { Refinable } from '#islands/parts/refine/refinable.ts';
import { stepBack } from '#islands/parts/refine/steps.ts';
import { asksBack } from '#islands/parts/refine/take-back.ts';
import { ShareButton } from '#islands/parts/ShareButton.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { PreviewButton } from '#islands/preview/PreviewButton.tsx';
import { $removed } from '#lib/library/list.ts';
import { $mastodon } from '#lib/mastodon/server.ts';
import { t } from '#shared/language/t.ts';
import { isTooLong } from '#shared/text/count.ts';
import { Counter } from '../Counter.tsx';
import { CardRefine } from './CardRefine.tsx';
import { CardText } from './CardText.tsx';
import { takeText, versionsOf } from './card-versions.ts';
import { type Card, changeCard } from './cards.ts';
import { PostEditor } from './PostEditor.tsx';
import { SaveButton } from './SaveButton.tsx';

interface Props {
  card: Card;
  /** What it is called among all that are shown. */
  name: string;
}

/** Drawn again only when its own card changes: counting and colouring ten posts takes a moment. */
export const PostCard = memo(function PostCard({ card, name }: Props) {
  const removed = useStore($removed);
  // Its limit is part of the rules from then on.
  useStore($mastodon);
  const { id, text, platform, first, saving, edited } = card;
  const saved = card.savedId !== null && !removed.has(card.savedId);
  const editing = edited !== undefined && !saved;
  const savable = text.trim() !== '' && !isTooLong(text, platform);

  const undo = (event: KeyboardEvent) => {
    if (saved || editing || saving || !asksBack(event)) return;
    const take: Refinable['take'] = async (version, seen) => takeText(id, version, seen);
    if (stepBack({ id, text, versions: versionsOf(card), take })) event.preventDefault();
  };

  return (
    <li className="post-card animate-rise" onKeyDown={undo}>
      <div className="post-head">
        <PlatformBadge platform={platform} />
        {first && (
          <span className="badge badge-accent max-sm:order-last">
            {t('Best of several drafts')}
          </span>
        )}
        <Counter text={text} platform={platform} />
      </div>
      {editing && !saving ? (
        <PostEditor card={card} before={edited} />
      ) : (
        <CardText card={card} name={name} saved={saved} />
      )}
      {!saved && !editing && !saving && <CardRefine card={card} name={name} />}
      <div className="post-foot">
        <CopyButton text={text} of={name} />
        <PreviewButton text={text} platform={platform} of={name} />
        <ShareButton text={text} platform={platform} of={name} />
        {!saved && !editing && (
          <button
            type="button"
            className={postAction}
            onClick={() => changeCard(id, { touched: true, edited: text })}
            {...focusNext}
          >
            <Icon name="edit" />
            {heard(t('Edit[ {post}]'), { post: name })}
          </button>
        )}
        <SaveButton card={card} name={name} saved={saved} savable={savable} />
      </div>
    </li>
  );
});
