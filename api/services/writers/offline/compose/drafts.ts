import type { PostLength, Shape } from '#shared/rules.ts';
import type { Angle, Checklist } from '../material/voice.ts';
import type { Draft } from './layout.ts';

/** What one post may draw on; how much of it is used depends on the room there is. */
export interface Supplies extends Pick<Draft, 'emoji' | 'links' | 'style'> {
  lists: readonly Checklist[];
  thoughts: readonly string[];
  closings: readonly string[];
  hashtags: readonly string[];
  /** The numbers of hashtags to try, the preferred ones first. */
  tagCounts: readonly number[];
}

type Opening = Pick<Draft, 'hook' | 'details'>;

function upTo(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => index);
}

/** In a short post every sentence counts: any part of the body, with or without a closing line. */
function* shortDrafts(opening: Opening, angle: Angle, supplies: Supplies): Generator<Draft> {
  for (const tags of supplies.tagCounts) {
    for (const sentences of upTo(angle.body.length).slice(angle.least ?? 0)) {
      for (const closing of ['', ...supplies.closings]) {
        yield {
          ...supplies,
          ...opening,
          body: angle.body.slice(0, sentences),
          more: [],
          list: null,
          thoughts: [],
          closing,
          hashtags: supplies.hashtags.slice(0, tags),
        };
      }
    }
  }
}

/** How far beyond the body a post of each length may go, the least first. */
const asides: Readonly<Record<PostLength, readonly { list: boolean; thoughts: number }[]>> = {
  1: [{ list: false, thoughts: 0 }],
  2: [
    { list: false, thoughts: 0 },
    { list: false, thoughts: 1 },
  ],
  3: [
    { list: true, thoughts: 0 },
    { list: true, thoughts: 1 },
    { list: true, thoughts: 2 },
    { list: true, thoughts: 3 },
  ],
};

function* fullDrafts(
  opening: Opening,
  angle: Angle,
  supplies: Supplies,
  length: PostLength,
): Generator<Draft> {
  const { lists, thoughts, closings, hashtags, tagCounts } = supplies;
  const [closing = ''] = closings;
  const [first = null] = lists;
  const whole = angle.body.length;
  // A link takes so much of a short post that the hook may have to do.
  const fewest = length === 1 && supplies.links.length > 0 ? 0 : 1;
  const bodies = length === 3 ? [whole] : upTo(whole).slice(angle.least ?? fewest);
  for (const aside of asides[length]) {
    for (const sentences of bodies) {
      // What carries the thought further may only follow the whole thought.
      for (const paragraphs of sentences === whole && length > 1 ? upTo(angle.more.length) : [0]) {
        for (const tags of tagCounts) {
          yield {
            ...supplies,
            ...opening,
            body: angle.body.slice(0, sentences),
            more: angle.more.slice(0, paragraphs),
            list: aside.list ? first : null,
            thoughts: thoughts.slice(0, aside.thoughts),
            closing,
            hashtags: hashtags.slice(0, tags),
          };
        }
      }
    }
  }
}

export function draftsFor(
  opening: Opening,
  angle: Angle,
  supplies: Supplies,
  shape: Shape,
  length: PostLength,
): Iterable<Draft> {
  return shape === 'short'
    ? shortDrafts(opening, angle, supplies)
    : fullDrafts(opening, angle, supplies, length);
}
