import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { t } from '#shared/language/t.ts';
import type { Asked } from '../list.ts';

/** What our own JSON says of itself; a file of another version is not read as if it were this one. */
export const exportFormat = { name: 'postquill-posts', version: 1 } as const;

export const formatNames = {
  json: t('JSON, complete'),
  markdown: t('Markdown files (zip)'),
  csv: t('CSV for spreadsheets'),
  publer: t('CSV for Publer'),
  hootsuite: t('CSV for Hootsuite (zip)'),
} as const;

export type Format = keyof typeof formatNames;

/** What is meant: a list of posts, or all for which something holds. */
export type Wanted = readonly SavedPost[] | Asked;
