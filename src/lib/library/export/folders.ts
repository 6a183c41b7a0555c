import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { graphemeStart } from '#shared/text/graphemes.ts';
import { csvRow } from './csv.ts';

/** A folder of files, each with some of the posts. */
export interface Folder {
  name: string;
  /** Which file a post goes into; posts of one file come one after the other or not. */
  file(post: SavedPost, at: number): string;
  post(post: SavedPost): string;
}

const longestName = 40;

function slugOf({ id, text, timestamp }: SavedPost): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = words.slice(0, graphemeStart(words, longestName)).replaceAll(/^-|-$/g, '');
  return [timestamp.slice(0, 10), name, id].filter((part) => part !== '').join('-');
}

/** JSON's texts and lists are YAML's as well. */
function frontMatter(values: Record<string, unknown>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

export const markdown: Folder = {
  name: 'postquill-posts.zip',
  file: (post) => `${slugOf(post)}.md`,
  post({ text, platform, tone, tags, pinned, timestamp }) {
    const saved = timestamp.replace(' ', 'T');
    return `${frontMatter({ platform, tone, tags: tags ?? [], pinned, saved })}${text}\n`;
  },
};

/** As many as Hootsuite takes in one file. */
const hootsuiteMost = 350;

/** For each network a file without headings: date, text, link. The date is for the person to fill in. */
export function hootsuite(): Folder {
  const times = new Map<string, number>();
  return {
    name: 'postquill-hootsuite.zip',
    file({ platform }) {
      const before = times.get(platform) ?? 0;
      times.set(platform, before + 1);
      return `${platform.replaceAll(/[^\w-]/g, '-')}-${Math.floor(before / hootsuiteMost) + 1}.csv`;
    },
    post: ({ text }) => csvRow(['', text, ''], ' '),
  };
}
