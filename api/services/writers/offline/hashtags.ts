import { rules } from '#shared/rules.ts';
import type { WritingOrder } from '../writer.ts';
import { upperFirst } from './casing.ts';
import { phraseList } from './editor-data.ts';
import { wordsOf } from './language.ts';
import type { Tenderness } from './tenderness.ts';

type Quiet = { tenderness: Tenderness; mood: string };

const known = phraseList('Tags');
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|The|Our|My|Room|English|Spanish|French|German)$/;

function camel(phrase: string): string {
  return phrase
    .split(/[\s-]+/)
    .map((word) => upperFirst(word.replace(/['’.]/g, '')))
    .join('');
}

function tagsIn(text: string): string[] {
  const said = ` ${wordsOf(text).join(' ')} `;
  return known
    .map((phrase) => ({ phrase, at: said.indexOf(` ${phrase.toLowerCase()} `) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at || other.phrase.length - one.phrase.length)
    .map(({ phrase }) => phrase);
}

/** Hashtags from nouns the author used and people search for, those of the topic first. */
export function hashtagsFor(order: WritingOrder, text: string): string[] {
  const { shape, hashtags } = rules.platforms[order.platform];
  if (shape === 'short') return [];
  const found = tagsIn(order.topic);
  const places = [...order.topic.matchAll(/\bin (\p{Lu}\p{Ll}{2,})(?! \p{Lu})/gu)]
    .map(([, place = '']) => place)
    .filter((place) => !notPlaces.test(place));
  const tags: string[] = [];
  for (const tag of [...found.slice(0, 3), ...places.slice(0, 1), ...found.slice(3)].map(camel)) {
    const lower = tag.toLowerCase();
    // Of "coffee" and "cold brew coffee" the longer says it.
    if (tags.some((other) => other.toLowerCase().includes(lower))) continue;
    if (text.toLowerCase().includes(`#${lower}`)) continue;
    tags.push(tag);
  }
  return tags.slice(0, shape === 'article' ? Math.min(3, hashtags) : hashtags);
}

/** The post with its hashtags on a last line; none where they would make noise. */
export function withHashtagLine(
  text: string,
  order: WritingOrder,
  { tenderness, mood }: Quiet,
): string {
  if (mood === 'quiet' || tenderness === 'heavy') return text;
  const tags = hashtagsFor(order, text);
  return tags.length === 0 ? text : `${text}\n\n${tags.map((tag) => `#${tag}`).join(' ')}`;
}
