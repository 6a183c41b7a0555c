import type { Platform, PostLength } from '#shared/rules.ts';
import type { Checklist } from '../material/voice.ts';
import type { Draft } from './layout.ts';

/** What one post may draw on; how much of it is used depends on the room there is. */
export interface Supplies
  extends Omit<Draft, 'body' | 'list' | 'thoughts' | 'closing' | 'hashtags'> {
  body: readonly string[];
  lists: readonly Checklist[];
  thoughts: readonly string[];
  closings: readonly string[];
  hashtags: readonly string[];
  /** The numbers of hashtags to try, the preferred ones first. */
  tagCounts: readonly number[];
}

function upTo(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => index);
}

/** On X every sentence counts: any part of the body, with or without a closing line. */
function* shortDrafts(supplies: Supplies): Generator<Draft> {
  for (const tags of supplies.tagCounts) {
    for (const sentences of upTo(supplies.body.length)) {
      for (const closing of ['', ...supplies.closings]) {
        yield {
          ...supplies,
          body: supplies.body.slice(0, sentences),
          list: null,
          thoughts: [],
          closing,
          hashtags: supplies.hashtags.slice(0, tags),
        };
      }
    }
  }
}

function* fullDrafts(supplies: Supplies, length: PostLength): Generator<Draft> {
  const { body, lists, thoughts, closings, hashtags, tagCounts } = supplies;
  const least = length === 3 ? body.length : 1;
  const asides = [0, 1, 4][length - 1] ?? 0;
  const [closing = ''] = closings;
  const [list = null] = length === 3 ? lists : [];
  for (const count of upTo(Math.min(asides, thoughts.length))) {
    for (const sentences of upTo(body.length).slice(least)) {
      for (const tags of tagCounts) {
        yield {
          ...supplies,
          body: body.slice(0, sentences),
          list,
          thoughts: thoughts.slice(0, count),
          closing,
          hashtags: hashtags.slice(0, tags),
        };
      }
    }
  }
}

export function draftsFor(
  supplies: Supplies,
  platform: Platform,
  length: PostLength,
): Iterable<Draft> {
  return platform === 'x' ? shortDrafts(supplies) : fullDrafts(supplies, length);
}
