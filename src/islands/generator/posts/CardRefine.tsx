import { Refine } from '#islands/parts/refine/Refine.tsx';
import { takeText, versionsOf } from './card-versions.ts';
import { type Card, languageOf, pageOf } from './cards.ts';

export function CardRefine({ card, name }: { card: Card; name: string }) {
  const { id, text, tone, platform, key: generation } = card;
  const versions = versionsOf(card);
  return (
    <Refine
      post={{
        ...{ id, text, tone, platform, versions },
        of: name,
        source: { generation, source: pageOf(generation), orderedIn: languageOf(generation) },
        take: async (version, seen) => takeText(id, version, seen),
      }}
    />
  );
}
