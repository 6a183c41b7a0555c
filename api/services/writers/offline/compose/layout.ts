import type { Shape } from '#shared/rules.ts';
import type { Checklist } from '../material/voice.ts';

/** Everything one post may consist of; how it stands on the page is its shape's matter. */
export interface Draft {
  hook: string;
  body: readonly string[];
  more: readonly string[];
  details: string;
  list: Checklist | null;
  thoughts: readonly string[];
  closing: string;
  emoji: string;
  links: readonly string[];
  hashtags: readonly string[];
  style: Style;
}

/** Chance decides these once per post, so that ten posts do not look like one form filled in. */
export interface Style {
  airy: boolean;
  numbered: boolean;
  listFirst: boolean;
}

/** A text in pieces that can be counted one by one; joined without anything between them. */
export type Pieces = readonly string[];

function joined(parts: readonly Pieces[], gap: string): Pieces {
  const filled = parts.filter((part) => part.some((piece) => piece !== ''));
  return filled.flatMap((part, index) => (index === 0 ? part : [gap, ...part]));
}

function sentences(texts: readonly string[]): Pieces {
  return joined(
    texts.map((text) => [text]),
    ' ',
  );
}

function withEmoji(pieces: Pieces, emoji: string): Pieces {
  return joined([pieces, [emoji]], ' ');
}

function listed(list: Checklist, numbered: boolean): Pieces {
  const items = list.items.map((item, index) => [
    numbered ? `${index + 1}. ` : '• ',
    item.replace(/^["“]?\p{Ll}/u, (start) => start.toUpperCase()),
  ]);
  return joined([[list.intro], ...items], '\n');
}

function paragraphs(texts: readonly string[], size: number): Pieces[] {
  const starts = texts.map((_, index) => index).filter((index) => index % size === 0);
  return starts.map((start) => sentences(texts.slice(start, start + size)));
}

function tagLine(hashtags: readonly string[]): Pieces {
  return sentences(hashtags.map((tag) => `#${tag}`));
}

function shortPost({ hook, body, details, closing, emoji, links, hashtags, style }: Draft): Pieces {
  const rest = sentences([...body, closing]);
  const opening = sentences([hook, details]);
  const text = withEmoji(joined([opening, rest], style.airy ? '\n\n' : ' '), emoji);
  const tags = tagLine(hashtags);
  if (links.length > 0) return joined([text, ...links.map((link) => [link]), tags], '\n');
  return joined([text, tags], style.airy ? '\n\n' : ' ');
}

function fullPost(draft: Draft, hook: Pieces, size: number): Pieces {
  const { body, more, details, thoughts, closing, links, hashtags, style } = draft;
  const list = draft.list === null ? [] : [listed(draft.list, style.numbered)];
  const others = thoughts.map((thought) => [thought]);
  const extras = style.listFirst ? [...list, ...others] : [...others, ...list];
  const carried = [...paragraphs(body, size), ...more.map((paragraph) => [paragraph])];
  const address = joined(
    links.map((link) => [link]),
    '\n',
  );
  const end = [[closing], address, tagLine(hashtags)];
  return joined([hook, [details], ...carried, ...extras, ...end], '\n\n');
}

const layouts: Record<Shape, (draft: Draft) => Pieces> = {
  short: shortPost,
  article: (draft) => fullPost(draft, [draft.hook], draft.style.airy ? 2 : 3),
  caption: (draft) => fullPost(draft, withEmoji([draft.hook], draft.emoji), 2),
};

export function layOut(draft: Draft, shape: Shape): Pieces {
  return layouts[shape](draft);
}
