import { rules } from '#shared/rules.ts';
import type { WritingOrder } from '../writer.ts';
import { upperFirst } from './casing.ts';
import { phraseList } from './editor-data.ts';
import { wordsOf } from './language.ts';
import type { Material } from './material.ts';

const known = phraseList('Tags');
const most = { short: 0, article: 3, caption: 5 } as const;
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|The|Our|My|Room|English|Spanish|French|German)$/;

function camel(phrase: string): string {
  const words = phrase.split(/[\s-]+/);
  return words.map((word) => upperFirst(word.replace(/['’.]/g, ''))).join('');
}

/** Hashtags from nouns of the topic that people search for, and its place. */
export function hashtagsOf(topic: string): string[] {
  const said = ` ${wordsOf(topic).join(' ')} `;
  const found = known
    .map((phrase) => ({ phrase, at: said.indexOf(` ${phrase.toLowerCase()} `) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at || other.phrase.length - one.phrase.length);
  const places = [...topic.matchAll(/\bin (\p{Lu}\p{Ll}{2,})(?! \p{Lu})/gu)]
    .map(([, place = '']) => place)
    .filter((place) => !notPlaces.test(place));
  const tags = [...found.map(({ phrase }) => camel(phrase)), ...places];
  // Of "coffee" and "cold brew coffee" the longer says it.
  const within = (tag: string, at: number) =>
    tags.slice(0, at).some((other) => other.toLowerCase().includes(tag.toLowerCase()));
  return tags.filter((tag, at) => !within(tag, at));
}

/** The post with its hashtags on a last line; none where they would make noise. */
export function withHashtagLine(
  text: string,
  { topic, platform }: Pick<WritingOrder, 'topic' | 'platform'>,
  { tenderness, quiet }: Material,
): string {
  const { shape, hashtags } = rules.platforms[platform];
  if (quiet || tenderness === 'heavy') return text;
  const fresh = hashtagsOf(topic).filter(
    (tag) => !text.toLowerCase().includes(`#${tag.toLowerCase()}`),
  );
  const tags = fresh.slice(0, Math.min(most[shape], hashtags));
  const [only = '', second] = tags;
  // A lone "#Yoga" or "#Wedding" finds nobody; a lone "#RepairCafé" may.
  const finds = second !== undefined || /\p{Ll}\p{Lu}/u.test(only);
  return finds ? `${text}\n\n${tags.map((tag) => `#${tag}`).join(' ')}` : text;
}
