import type { Source } from '../../contracts/page-sources.ts';
import { type Platform, rules } from '../../rules.ts';
import { countPost } from '../count.ts';
import { splitEnding, withHashtags } from '../hashtags.ts';

/** An address that takes more of a post's room is left out, and its site is named. */
const mostOfRoom = 1 / 3;
const gap = '\n\n';

/** What says in a post where it is from: the address, or the site's name where an address helps nobody. */
export function creditFor(
  { address, site }: Pick<Source, 'address' | 'site'>,
  platform: Platform,
): string {
  const { limit, links = true } = rules.platforms[platform];
  const short = address !== '' && countPost(address, platform) <= limit * mostOfRoom;
  if (links && short) return address;
  return site === '' ? '' : `(${site})`;
}

/** How much of the platform's room it takes. */
export function roomForCredit(credit: string, platform: Platform): number {
  return credit === '' ? 0 : countPost(gap + credit, platform);
}

/** As people write an address, or a name. */
function plain(credit: string): string {
  return credit
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^\(|\)$/g, '')
    .replace(/\/$/, '');
}

/** In front of the hashtags that the post ends with; once is enough. */
export function withCredit(post: string, credit: string): string {
  if (credit === '' || post.toLowerCase().includes(plain(credit))) return post;
  const ending = splitEnding(post);
  const body = ending.body + gap + credit;
  return withHashtags({ ...ending, body }, ending.blocks.length);
}
