import type { Source } from '../../contracts/page-sources.ts';
import { type Platform, rules } from '../../rules.ts';
import { countPost } from '../count.ts';
import { splitEnding, withHashtags } from '../hashtags.ts';

/** An address that takes more of a post's room is left out, and its site is named; a longer name is cut. */
const mostOfRoom = 1 / 3;
const gap = '\n\n';
const via = 'via ';

/** Its first words that have room, if any. */
function inRoom(site: string, fits: (credit: string) => boolean): string {
  const words = site === '' ? [] : site.split(' ');
  while (words.length > 0 && !fits(via + words.join(' '))) words.pop();
  return words.length === 0 ? '' : via + words.join(' ');
}

/** What says in a post where it is from: the address, or the site's name where an address helps nobody. */
export function creditFor(
  { address, site }: Pick<Source, 'address' | 'site'>,
  platform: Platform,
): string {
  const { limit, links = true } = rules.platforms[platform];
  const fits = (credit: string) => countPost(credit, platform) <= limit * mostOfRoom;
  if (links && address !== '' && fits(address)) return address;
  return inRoom(site, fits);
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

/** Its words and signs one by one, so that nothing is found in the middle of a word. */
function apart(text: string): string {
  return ` ${(text.match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []).join(' ')} `;
}

/** What no sentence says by chance: two longer words with capitals. "Die Zeit", "Wired" and "X" are none. */
function isTelling(name: string): boolean {
  return (name.match(/\p{Lu}\p{L}{3,}/gu) ?? []).length >= 2;
}

/** What people say for it: "Crooked Weir" for "Crooked Weir Brewing Co.", but not "Los Angeles" for its newspaper. */
function namesOf(site: string): string[] {
  const company = /^(\S+ \S+) .*\b(?:co|company|corp|gmbh|inc|llc|ltd|plc)\.?$/i.exec(site);
  return [site, company?.[1] ?? site].filter(isTelling);
}

/** Its address, the credit itself, or a name that can be nothing else, written as the site writes it. */
function names(post: string, credit: string): boolean {
  const said = apart(post.toLowerCase());
  if (said.includes(apart(plain(credit)))) return true;
  if (!credit.startsWith(via)) return false;
  const site = credit.slice(via.length);
  const isServer = !site.includes(' ') && /\p{L}\.\p{L}/u.test(site);
  if (isServer && said.includes(apart(site.toLowerCase()))) return true;
  return namesOf(site).some((name) => apart(post).includes(apart(name)));
}

/** In front of the hashtags that the post ends with; once is enough. */
export function withCredit(post: string, credit: string): string {
  if (credit === '' || names(post, credit)) return post;
  const ending = splitEnding(post);
  const body = ending.body + gap + credit;
  return withHashtags({ ...ending, body }, ending.blocks.length);
}
