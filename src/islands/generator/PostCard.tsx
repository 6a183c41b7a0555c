import { useStore } from '@nanostores/react';
import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { Icon } from '#islands/parts/Icon.tsx';
import { PostText } from '#islands/parts/PostText.tsx';
import { $removed } from '#lib/library.ts';
import { rules } from '#shared/rules.ts';
import { type Card, saveCard } from './cards.ts';

export function PostCard({ card }: { card: Card }) {
  const removed = useStore($removed);
  const saved = card.savedId !== null && !removed.has(card.savedId);
  const platform = rules.platforms[card.platform];
  return (
    <li className="post-card">
      <div className="post-head">
        <span aria-hidden="true">{platform.emoji}</span>
        {platform.label}
      </div>
      <PostText text={card.text} />
      <div className="post-foot">
        <CopyButton text={card.text} />
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-disabled={saved || card.saving}
          aria-busy={card.saving}
          onClick={() => saved || void saveCard(card.id)}
        >
          <Icon name={saved ? 'check' : 'save'} />
          {saved ? 'Saved' : card.saving ? 'Saving…' : 'Save'}
        </button>
      </div>
    </li>
  );
}
