import { type Platform, platformIds } from '#shared/rules.ts';
import { rulesAt } from '#shared/text/place.ts';
import type { WritingOrder } from '../writer.ts';
import type { Fill, PromptFile } from './prompt-file.ts';

type Opening = 'news' | 'own';

/** Where there is least room there is none for another way in, and no second platform opens with the news. */
export function openingOf({ platform, others = [], limits }: WritingOrder): Opening {
  const limitOf = (id: Platform) => rulesAt({ platform: id, limits }).limit;
  const all = platformIds.filter((id) => id === platform || others.includes(id));
  const [least] = all.toSorted((one, other) => limitOf(one) - limitOf(other));
  return platform === least ? 'news' : 'own';
}

/** What a file says of them. */
export const openingsOf = (file: PromptFile): Record<Opening, Fill> => ({
  news: file.line('Opening: the news'),
  own: file.line('Opening: its own'),
});
