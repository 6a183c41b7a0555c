import { Refine } from '#islands/parts/refine/Refine.tsx';
import { takeText, versionsOf } from './card-versions.ts';
import type { Card } from './cards.ts';

export function CardRefine({ card, number }: { card: Card; number: number }) {
  const { text, tone, platform, key: generation } = card;
  const versions = versionsOf(card);
  const take = (taken: string, cause: string) => {
    takeText(card, taken, cause);
    return Promise.resolve(true);
  };
  return (
    <Refine
      post={{ text, tone, platform, of: `post ${number}`, source: { generation }, versions, take }}
    />
  );
}
