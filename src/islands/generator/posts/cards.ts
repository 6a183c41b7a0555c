import type { Asked } from '#lib/generate/generation-end.ts';
import type { Missing } from '#lib/generate/kept-set.ts';
import type { Version } from '#shared/contracts/page-pocketbase.ts';
import type { Source } from '#shared/contracts/page-sources.ts';
import type { Language, Platform, Tone } from '#shared/rules.ts';
import { $sets } from './sets.ts';

/** A generated post. */
export interface Card {
  id: string;
  text: string;
  platform: Platform;
  tone: Tone;
  /** The best of several drafts. */
  first?: true | undefined;
  saving: boolean;
  /** When it was changed last here. */
  changed?: number | undefined;
  savedId: string | null;
  /** Of the generation it is from: what a model is asked for later belongs to it. */
  key?: string | undefined;
  /** An edit began: it is the author's now. */
  touched?: true;
  /** While it is being edited: what it said before. */
  edited?: string | undefined;
  /** What it said at other times, and says now; none where it was never changed. */
  versions?: readonly Version[] | undefined;
  /** After it was mended, and until it is edited: what it said before. */
  unmended?: string | undefined;
}

/** The posts of one press of the button. */
export interface CardSet {
  made: number;
  /** When it was changed last here. */
  changed?: number | undefined;
  topic: string;
  details: string;
  /** What it was ordered for, in the order of the page. */
  platforms: readonly Platform[];
  /** The platforms that have fewer posts than were ordered. */
  missing?: readonly Missing[] | undefined;
  /** The request as it was sent: for what is missing, and with the page that they were written from. */
  asked?: Asked | undefined;
  /** The name of the account's own model, where that wrote them. */
  ownModel?: string | undefined;
  cards: readonly Card[];
}

export function newestSet(): CardSet | undefined {
  return $sets.get()[0];
}

export function newestCards(): readonly Card[] {
  return newestSet()?.cards ?? [];
}

/** The posts of one platform. */
export function cardsFor(platform: Platform, { cards }: Pick<CardSet, 'cards'>): readonly Card[] {
  return cards.filter((card) => card.platform === platform);
}

/** By its place in its set, so that it is the same one after a reload. */
export function asCard(post: Omit<Card, 'id' | 'saving'>, made: number, at: number): Card {
  return { ...post, id: `card-${made}-${at}`, saving: false };
}

export function beginSet(topic: string, details: string, platforms: CardSet['platforms']): void {
  $sets.set([{ made: Date.now(), topic, details, platforms, cards: [] }, ...$sets.get()]);
}

export function noteOfNewest(note: Pick<CardSet, 'missing' | 'asked' | 'ownModel'>): void {
  const [newest, ...earlier] = $sets.get();
  if (newest) $sets.set([{ ...newest, ...note, changed: Date.now() }, ...earlier]);
}

/** Nothing came: the posts of before are the newest again. */
export function dropEmptySet(): void {
  $sets.set($sets.get().filter(({ cards }) => cards.length > 0));
}

/** The id of the new card. */
export function addCard(
  post: Pick<Card, 'text' | 'platform' | 'tone' | 'first' | 'key'>,
): string | undefined {
  const [newest, ...earlier] = $sets.get();
  if (!newest) return undefined;
  const card = asCard({ ...post, savedId: null }, newest.made, newest.cards.length);
  $sets.set([{ ...newest, changed: Date.now(), cards: [...newest.cards, card] }, ...earlier]);
  return card.id;
}

/** A post became better after it was shown; what somebody edits or has saved stays as it is. */
export function replaceCard(id: string, text: string): void {
  const card = findCard(id);
  if (card && !card.touched && !card.saving && card.savedId === null) changeCard(id, { text });
}

export function findCard(id: string): Card | undefined {
  return $sets
    .get()
    .flatMap(({ cards }) => cards)
    .find((card) => card.id === id);
}

function askedBy(key: string | undefined): Asked['body'] | undefined {
  return $sets.get().find(({ asked }) => asked && asked.key === key)?.asked?.body;
}

/** What a generation was written from: what is asked of its posts afterwards can go by it. */
export const pageOf = (key: string | undefined): Source | undefined => askedBy(key)?.source;

/** What it was ordered in, where that was chosen. */
export const languageOf = (key: string | undefined): Language | undefined => askedBy(key)?.language;

export function editCard(id: string, text: string): void {
  changeCard(id, { text, unmended: undefined });
}

export function changeCard(id: string, changes: Partial<Card>): void {
  $sets.set(
    $sets.get().map((set) => {
      if (!set.cards.some((card) => card.id === id)) return set;
      const changed = Date.now();
      const cards = set.cards.map((card) =>
        card.id === id ? { ...card, ...changes, changed } : card,
      );
      return { ...set, changed, cards };
    }),
  );
}
