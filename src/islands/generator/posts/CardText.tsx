import { PostSigns } from '#islands/parts/signs/PostSigns.tsx';
import { type Card, languageOf } from './cards.ts';
import { MendActions } from './MendActions.tsx';

interface Props {
  card: Card;
  name: string;
  /** What was saved stays what was saved. */
  saved: boolean;
}

export function CardText({ card, name, saved }: Props) {
  return (
    <PostSigns text={card.text} likely={languageOf(card.key)} of={name}>
      {(found) => !saved && !card.saving && <MendActions card={card} name={name} found={found} />}
    </PostSigns>
  );
}
