import type { Source } from '../../contracts/page-sources.ts';
import { type Platform, rules } from '../../rules.ts';
import { countPost } from '../count.ts';
import { splitEnding, withHashtags } from '../hashtags.ts';

/** An address that takes more of a post's room is left out, and its site is named. */
const mostOfRoom = 1 / 3;
const gap = '\n\n';
const via = 'via ';

/** What says in a post where it is from: the address, or the site's name where an address helps nobody. */
export function creditFor(
  { address, site }: Pick<Source, 'address' | 'site'>,
  platform: Platform,
): string {
  const { limit, links = true } = rules.platforms[platform];
  const short = address !== '' && countPost(address, platform) <= limit * mostOfRoom;
  if (links && short) return address;
  return site === '' ? '' : via + site;
}

/** How much of the platform's room it takes. */
export function roomForCredit(credit: string, platform: Platform): number {
  return credit === '' ? 0 : countPost(gap + credit, platform);
}

/** As people write an address. */
function plain(credit: string): string {
  return credit
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

/** Its address, its name, or a word that only its name has: "Crooked Weir" for "Crooked Weir Brewing Co.". */
function names(post: string, credit: string): boolean {
  const said = post.toLowerCase();
  if (!credit.startsWith(via)) return said.includes(plain(credit));
  const site = credit.slice(via.length);
  if (said.includes(site.toLowerCase())) return true;
  const telling = site.match(/\p{L}{6,}/gu) ?? [];
  // Written as in the name, as a name is; the name of a server has no capitals.
  return telling.some((word) => (site === site.toLowerCase() ? said : post).includes(word));
}

/** In front of the hashtags that the post ends with; once is enough. */
export function withCredit(post: string, credit: string): string {
  if (credit === '' || names(post, credit)) return post;
  const ending = splitEnding(post);
  const body = ending.body + gap + credit;
  return withHashtags({ ...ending, body }, ending.blocks.length);
}
