import type { ImportedPost } from '#shared/contracts/moving-posts.ts';
import type { PostVersion } from '#shared/contracts/page-pocketbase.ts';
import { platformIds, rules, toneIds } from '#shared/rules.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';
import type { DateOrder } from './dates.ts';

export type Fault = keyof typeof rules.import.faults;

/** A post as its file has it; platform and tone are empty where the file names none that is known here. */
export type Draft = { post: ImportedPost } | { fault: Fault };

/** Where posts go whose platform or tone nobody knows, and how their dates are read. */
export interface Choices extends Pick<ImportedPost, 'platform' | 'tone'> {
  dates: DateOrder;
}

const named = (text: string) => text.trim().toLowerCase();

const platforms = new Map(
  platformIds.flatMap((id) => {
    const { label, name, alsoCalled } = rules.platforms[id];
    return [id, label, name, ...alsoCalled].map((each) => [named(each), id]);
  }),
);
const tones = new Map(
  toneIds.flatMap((id) => [id, rules.tones[id].label].map((each) => [named(each), id])),
);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Only a day that is written year first has one meaning. */
function instant(value: unknown): string {
  const text = textOf(value).trim();
  if (!/^\d{4}[-/]\d\d/.test(text)) return '';
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function isLong(text: string): boolean {
  const { textMaxLength } = rules.import;
  return text.length > textMaxLength && Array.from(text).length > textMaxLength;
}

function faultOf(text: string): Fault | null {
  if (!showsSomething(text)) return 'empty';
  return isLong(text) ? 'long' : null;
}

const isCause = (cause: string) =>
  Object.hasOwn(rules.versions.causes, cause) || Object.hasOwn(rules.refinement.actions, cause);

function versionsOf(value: unknown, saved: string): PostVersion[] {
  const found = Array.isArray(value) ? value : [];
  const versions = found.flatMap((each: Record<string, unknown> | null) => {
    const text = textOf(each?.text).toWellFormed();
    if (faultOf(text)) return [];
    const cause = textOf(each?.cause);
    const made = instant(each?.made) || saved || new Date(0).toISOString();
    return [{ text, cause: isCause(cause) ? cause : 'edited', made }];
  });
  return versions.slice(-rules.versions.most);
}

/** Whatever a file says, made into something that the server takes. */
export function draftOf(raw: Record<string, unknown>): Draft {
  // A file may cut an emoji in two.
  const text = textOf(raw.text).toWellFormed();
  const fault = faultOf(text);
  if (fault) return { fault };
  const saved = instant(raw.saved);
  const tags = Array.isArray(raw.tags) ? raw.tags.map(textOf) : [];
  return {
    post: {
      text,
      platform: platforms.get(named(textOf(raw.platform))) ?? '',
      tone: tones.get(named(textOf(raw.tone))) ?? '',
      tags: tags.map((tag) => tag.toWellFormed()),
      pinned: raw.pinned === true,
      saved,
      changed: instant(raw.changed),
      generation: /^[a-z0-9]{15}$/.test(textOf(raw.generation)) ? textOf(raw.generation) : '',
      versions: versionsOf(raw.versions, saved),
    },
  };
}
