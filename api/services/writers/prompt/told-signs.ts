import { strictSigns } from '#shared/text/tells/strict-signs.ts';
import { postLanguage, typedLanguage } from '../given.ts';
import type { Wish, WritingOrder } from '../writer.ts';

/** What a model is told of the signs of a machine, by the language they are of. */
const lists = new Map(
  [...strictSigns()].map(([language, signs]) => {
    const told = signs.map(({ id, reason, wording }) => {
      // Described in English alone, the signs of another language would be looked for in English words.
      const example = language === 'en' ? '' : `, such as “${wording}”`;
      return `${id.replaceAll('-', ' ')} (${reason}${example})`;
    });
    return [language, told.join('; ')];
  }),
);
const english = lists.get('en') ?? '';

export const allSigns: readonly string[] = [...lists.values()];

const signsIn = (language: string | null) => lists.get(language ?? 'en') ?? english;

/** Of the language that was chosen, else of the topic's; a language without a list of its own has the English one. */
export const signsFor = (order: Pick<WritingOrder, 'language' | 'topic' | 'details'>): string =>
  signsIn(order.language ?? typedLanguage(order));

/** Of the language that the post is to be in. */
export const signsForWish = (
  wish: Wish,
  order: Pick<WritingOrder, 'topic' | 'details'>,
): string => {
  const { action, text, language, orderedIn } = wish;
  if (action === 'translate') return signsIn(language ?? 'en');
  return signsIn(postLanguage(text, { ...order, orderedIn }));
};
