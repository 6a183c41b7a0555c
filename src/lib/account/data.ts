import { attempt } from '#lib/attempt.ts';
import { type Outcome, succeeded } from '#lib/outcome.ts';
import { site } from '#site';
import { type ExportedPost, postsAsCsv } from './export.ts';
import { postsAsMarkdown } from './posts-as-markdown.ts';

export type DataFormat = 'json' | 'csv' | 'markdown';

interface AccountData {
  posts: ExportedPost[];
}

const formats: Record<
  DataFormat,
  { file: string; type: string; write: (data: AccountData) => string }
> = {
  json: {
    file: 'data.json',
    type: 'application/json',
    write: (data) => `${JSON.stringify(data, null, 2)}\n`,
  },
  csv: { file: 'posts.csv', type: 'text/csv', write: ({ posts }) => postsAsCsv(posts) },
  markdown: {
    file: 'posts.md',
    type: 'text/markdown',
    write: ({ posts }) => postsAsMarkdown(posts),
  },
};

/** Everything kept about the account, as a file. */
export async function downloadData(format: DataFormat): Promise<Outcome> {
  const fetched = await attempt<AccountData>(
    (client) => client.send('/api/account/data', { method: 'GET', requestKey: null }),
    () => 'dataFailed',
  );
  if (!fetched.ok) return fetched;
  const { file, type, write } = formats[format];
  const blob = new Blob([write(fetched.value)], { type: `${type};charset=utf-8` });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${site.name.toLowerCase()}-${new Date().toISOString().slice(0, 10)}-${file}`;
  link.click();
  // The browser reads the address in its own time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return succeeded(undefined);
}
