import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { byteOrderMark, csvRow } from './csv.ts';
import { exportFormat } from './formats.ts';
import type { FullPost } from './full-posts.ts';

/** A file that is written post by post. */
export interface Shape<Post = SavedPost> {
  name: string;
  type: string;
  begin: string;
  post(post: Post, at: number): string;
  end: string;
}

const iso = (stored: string) => stored.replace(' ', 'T');

/**
 * Everything that is the person's about a post: what an import brings back. Who wrote it and in which voice is told
 * for readers; an import asks the generation.
 */
function kept({ text, platform, tone, pinned, ...post }: FullPost) {
  const { tags, timestamp, changed, writer, ownModel, voice, generation, topic, versions } = post;
  return {
    ...{ text, platform, tone, topic, tags: tags ?? [], pinned },
    ...{ saved: iso(timestamp), changed: iso(changed) },
    ...{ writer, ownModel, voice, generation },
    versions: versions.map(({ made, ...version }) => ({ ...version, made: iso(made) })),
  };
}

const { name: format, version } = exportFormat;

export const json: Shape<FullPost> = {
  name: 'postquill-posts.json',
  type: 'application/json',
  begin: `{"format":"${format}","version":${version},"posts":[\n`,
  post: (post, at) => `${at === 0 ? '' : ',\n'}${JSON.stringify(kept(post))}`,
  end: '\n]}\n',
};

const columns = ['text', 'platform', 'tone', 'tags', 'pinned', 'saved', 'changed', 'writer'];

export const csv: Shape = {
  name: 'postquill-posts.csv',
  type: 'text/csv',
  begin: byteOrderMark + csvRow(columns, "'"),
  post({ text, platform, tone, tags, pinned, timestamp, changed, writer }) {
    const cells = [text, platform, tone, (tags ?? []).join(', '), pinned ? 'yes' : 'no'];
    return csvRow([...cells, iso(timestamp), iso(changed), writer], "'");
  },
  end: '',
};

// All twelve have to be there, in this order, used or not. As Publer's own template has them, since 2025.
const publerColumns = [
  'Date - Intl. format or prompt',
  'Text',
  'Link(s) - Separated by comma for FB carousels',
  'Media URL(s) - Separated by comma',
  'Title - For the video, pin, PDF ..',
  'Label(s) - Separated by comma',
  'Alt text(s) - Separated by ||',
  'Comment(s) - Separated by ||',
  'Pin board, FB album, or Google category',
  'Post subtype - I.e. story, reel, PDF ..',
  'CTA - For Facebook links or Google',
  'Reminder - For stories, reels, shorts, and TikToks',
];

/** Without a date Publer takes the next free place of its own plan. */
export const publer: Shape = {
  name: 'postquill-publer.csv',
  type: 'text/csv',
  begin: byteOrderMark + csvRow(publerColumns, ' '),
  post: ({ text, tags }) => {
    const labels = (tags ?? []).map((tag) => tag.replaceAll(',', ' ')).join(', ');
    return csvRow(['', text, '', '', '', labels, '', '', '', '', '', ''], ' ');
  },
  end: '',
};
