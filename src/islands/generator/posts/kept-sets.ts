import { endClick } from '#lib/generate/click-key.ts';
import { isNewer, type Keeping, keepSets } from '#lib/generate/kept-posts.ts';
import type { KeptPost, KeptSet } from '#lib/generate/kept-set.ts';
import { readKept } from '#lib/generate/read-kept.ts';
import { keptPostsKey } from '#lib/kept-keys.ts';
import { $removed } from '#lib/library/list.ts';
import { $departure, $session } from '#lib/session/state.ts';
import { toastMessage } from '#lib/toast.ts';
import { asCard, type Card, type CardSet } from './cards.ts';
import { $sets } from './sets.ts';
import { heedOthers } from './written-elsewhere.ts';

/** Whoever types should not have every letter written to the disk. */
const quietMilliseconds = 200;

let owner: string | null = null;
/** Each once in a visit. */
const told = new Set<Keeping>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Brings back what the browser keeps for the account, and from now on keeps what changes. */
export function takeUp(account: string): void {
  owner = account;
  const here = new Set($sets.get().map(({ made }) => made));
  const kept = readKept(account).filter(({ made }) => !here.has(made));
  $sets.set([...$sets.get(), ...kept.map(asCardSet)].sort((a, b) => b.made - a.made));
  for (const { made } of kept) void heedOthers(made);
}

function asCardSet({ posts, ...set }: KeptSet): CardSet {
  return { ...set, cards: posts.map((post, at) => asCard(post, set.made, at)) };
}

function keep(): void {
  clearTimeout(waiting);
  if (owner === null || $session.get()?.id !== owner) return;
  const removed = $removed.get();
  const sets = $sets.get().filter(({ cards }) => cards.length > 0);
  const kept = keepSets(
    owner,
    sets.map(({ cards, ...set }) => ({
      ...set,
      posts: cards.map(
        ({ text, platform, tone, first, savedId, key, edited, versions, changed }) => ({
          changed,
          text,
          ...(edited !== undefined && edited !== text && { edited }),
          platform,
          tone,
          first,
          key,
          savedId: savedId !== null && removed.has(savedId) ? null : savedId,
          versions,
        }),
      ),
    })),
  );
  if (told.has(kept)) return;
  told.add(kept);
  if (kept === 'full') toastMessage('unsavedFull');
  if (kept === 'withoutVersions') toastMessage('versionsFull');
}

function keepSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(keep, quietMilliseconds);
}

const isQuiet = ({ saving, edited }: Partial<Card>) => !saving && edited === undefined;

/** An edit that ends later has the other tab's text among its versions, and does not undo it. */
function withVersionsOf({ versions = [] }: KeptPost, card: Card): Card {
  const known = card.versions ?? [];
  const added = versions.filter(({ text }) => known.every((version) => version.text !== text));
  return added.length === 0 ? card : { ...card, versions: [...known, ...added] };
}

/** What another tab changed since is shown here too; what is being edited or saved, here or there, stays under its hand. */
function takeOver({ key }: StorageEvent): void {
  if (key !== keptPostsKey || owner === null) return;
  const kept = new Map(readKept(owner).map((set) => [set.made, set]));
  const current = (card: Card, post: KeptPost | undefined): Card => {
    if (!post || !isQuiet(post)) return card;
    if (!isQuiet(card)) return withVersionsOf(post, card);
    return isNewer(post, card) ? { ...card, ...post, unmended: undefined } : card;
  };
  $sets.set(
    $sets.get().map((set) => {
      const { posts = [], ...others } = kept.get(set.made) ?? {};
      const cards = set.cards.map((card, at) => current(card, posts[at]));
      if (!('made' in others) || !isNewer(others, set)) return { ...set, cards };
      void heedOthers(set.made);
      const added = posts.slice(cards.length).map((post, at) => {
        return asCard(post, set.made, cards.length + at);
      });
      return { ...set, ...others, cards: [...cards, ...added] };
    }),
  );
}

$sets.listen(keepSoon);
addEventListener('storage', takeOver);
$removed.listen(keepSoon);
addEventListener('pagehide', keep);
document.addEventListener('visibilitychange', keep);

$departure.listen((reason) => {
  if (reason !== 'logout') return;
  owner = null;
  clearTimeout(waiting);
  endClick();
  $sets.set([]);
});
