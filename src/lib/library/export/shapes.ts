import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { byteOrderMark, csvRow } from './csv.ts';

/** A file that is written post by post. */
export interface Shape {
  name: string;
  type: string;
  begin: string;
  post(post: SavedPost, at: number): string;
  end: string;
}

/** Everything that is the person's about a post: what an import brings back. */
function kept({ id, userId, ...post }: SavedPost) {
  return { ...post, tags: post.tags ?? [] };
}

export const json: Shape = {
  name: 'postquill-posts.json',
  type: 'application/json',
  begin: '{"postquill":1,"posts":[\n',
  post: (post, at) => `${at === 0 ? '' : ',\n'}${JSON.stringify(kept(post))}`,
  end: '\n]}\n',
};

const columns = ['text', 'platform', 'tone', 'tags', 'pinned', 'saved', 'changed', 'writer'];

export const csv: Shape = {
  name: 'postquill-posts.csv',
  type: 'text/csv',
  begin: byteOrderMark + csvRow(columns, "'"),
  post({ text, platform, tone, tags, pinned, timestamp, changed, writer }) {
    const moments = [timestamp, changed].map((each) => each.replace(' ', 'T'));
    const cells = [text, platform, tone, (tags ?? []).join('; '), pinned ? 'yes' : 'no'];
    return csvRow([...cells, ...moments, writer], "'");
  },
  end: '',
};

// All twelve have to be there, in this order, used or not.
const publerColumns = [
  ...['Date', 'Text', 'Link(s)', 'Media URL(s)', 'Title', 'Label(s)', 'Alt text(s)', 'Comment(s)'],
  ...['Pin board, FB album, or Google category', 'Post subtype', 'CTA', 'Reminder'],
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
