import type { Source } from '../../contracts/page-sources.ts';
import { countPost } from '../count.ts';
import { splitEnding, withHashtags } from '../hashtags.ts';
import { type Place, rulesAt } from '../place.ts';

/** An address that takes more of a post's room gives way to its server's name. */
const mostOfRoom = 1 / 3;
const gap = '\n\n';

/** As people write an address. */
const plain = (address: string) =>
  address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/\/$/, '');

/** What says in a post where it is from: the address, or its server's name where nobody can follow an address. */
export function creditFor({ address }: Pick<Source, 'address'>, place: Place): string {
  if (address === '') return '';
  const { limit, links = true } = rulesAt(place);
  const short = countPost(address, place) <= limit * mostOfRoom;
  return links && short ? address : plain(new URL(address).host);
}

/** How much of the platform's room it takes. */
export function roomForCredit(credit: string, place: Place): number {
  return credit === '' ? 0 : countPost(gap + credit, place);
}

/** In front of the hashtags that the post ends with; once is enough. */
export function withCredit(post: string, credit: string): string {
  if (credit === '' || post.toLowerCase().includes(plain(credit).toLowerCase())) return post;
  const ending = splitEnding(post);
  const body = ending.body + gap + credit;
  return withHashtags({ ...ending, body }, ending.blocks.length);
}
