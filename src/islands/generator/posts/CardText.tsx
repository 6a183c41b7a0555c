import { PostSigns } from '#islands/parts/signs/PostSigns.tsx';
import type { Card } from './cards.ts';
import { MendActions } from './MendActions.tsx';

interface Props {
  card: Card;
  number: number;
  /** What was saved stays what was saved. */
  saved: boolean;
}

export function CardText({ card, number, saved }: Props) {
  return (
    <PostSigns text={card.text} of={`post ${number}`}>
      {(found) =>
        !saved && !card.saving && <MendActions card={card} number={number} found={found} />
      }
    </PostSigns>
  );
}
