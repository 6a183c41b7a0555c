import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import type { Asked } from '../list.ts';

export const formatNames = {
  json: 'JSON, complete',
  markdown: 'Markdown files (zip)',
  csv: 'CSV for spreadsheets',
  publer: 'CSV for Publer',
  hootsuite: 'CSV for Hootsuite (zip)',
} as const;

export type Format = keyof typeof formatNames;

/** What is meant: a list of posts, or all for which something holds. */
export type Wanted = readonly SavedPost[] | Asked;
