import { t } from '#shared/language/t.ts';
import { platformLabel, rules } from '#shared/rules.ts';
import type { ExportedPost } from './export.ts';

/** Longer than any run of backticks inside, so that a post can never end its own block. */
function fence(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

function toneLabel(id: string): string {
  const tones: Record<string, { label: string }> = rules.tones;
  return (Object.hasOwn(tones, id) && tones[id]?.label) || id;
}

/** A heading has one line, whatever an old row may name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

export function postsAsMarkdown(posts: readonly ExportedPost[]): string {
  const parts = posts.map(({ timestamp, platform, tone, text }) => {
    const day = timestamp.slice(0, 10);
    const title = oneLine(`${day} · ${platformLabel(platform)} · ${toneLabel(tone)}`);
    const marks = fence(text);
    return `## ${title}\n\n${marks}text\n${text}\n${marks}\n`;
  });
  return [`# ${t('Saved posts')}\n`, ...parts].join('\n');
}
