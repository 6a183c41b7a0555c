import type { Platform } from '#shared/rules.ts';
import type { Checklist } from '../material/voice.ts';
import { upperFirst } from '../topic/casing.ts';

/** Everything one post may consist of; how it stands on the page is the platform's matter. */
export interface Draft {
  hook: string;
  body: readonly string[];
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

function withEmoji(text: string, emoji: string): string {
  return emoji === '' ? text : `${text} ${emoji}`;
}

function listed(list: Checklist, numbered: boolean): string {
  const items = list.items.map(
    (item, index) => `${numbered ? `${index + 1}.` : '•'} ${upperFirst(item)}`,
  );
  return [list.intro, ...items].join('\n');
}

function paragraphs(sentences: readonly string[], size: number): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < sentences.length; at += size) {
    blocks.push(sentences.slice(at, at + size).join(' '));
  }
  return blocks;
}

function tagLine(hashtags: readonly string[]): string {
  return hashtags.map((tag) => `#${tag}`).join(' ');
}

function stacked(blocks: readonly string[], gap: string): string {
  return blocks.filter((block) => block !== '').join(gap);
}

function short({ hook, body, closing, emoji, links, hashtags, style }: Draft): string {
  const rest = withEmoji(stacked([...body, closing], ' '), emoji).trim();
  const text = stacked([hook, rest], style.airy ? '\n\n' : ' ');
  const tags = tagLine(hashtags);
  const end =
    links.length === 0 && !style.airy ? `${text} ${tags}`.trim() : stacked([text, tags], '\n\n');
  return links.length === 0 ? end : stacked([text, ...links, tags], '\n');
}

function stackedPost(draft: Draft, hook: string, size: number): string {
  const { body, details, list, thoughts, closing, links, hashtags, style } = draft;
  const middle = list === null ? [] : [listed(list, style.numbered)];
  const extras = style.listFirst ? [...middle, ...thoughts] : [...thoughts, ...middle];
  const blocks = [hook, details, ...paragraphs(body, size), ...extras];
  return stacked([...blocks, closing, links.join('\n'), tagLine(hashtags)], '\n\n');
}

export function layOut(draft: Draft, platform: Platform): string {
  if (platform === 'x') return short(draft);
  const size = draft.style.airy ? 2 : 3;
  const hook = platform === 'instagram' ? withEmoji(draft.hook, draft.emoji) : draft.hook;
  return stackedPost(draft, hook, platform === 'instagram' ? 2 : size);
}
