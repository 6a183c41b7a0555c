/** Under which headings other programs have what a post is made of. The first that is there counts. */
const headings = {
  text: [
    ...['text', 'post', 'posts', 'content', 'message', 'caption', 'body', 'copy', 'tweet'],
    ...['post text', 'post content', 'post copy'],
  ],
  platform: ['platform', 'platforms', 'network', 'social network', 'channel'],
  tone: ['tone'],
  tags: ['tags', 'tag', 'labels', 'label', 'categories', 'category'],
  pinned: ['pinned'],
  saved: ['saved', 'created', 'created at', 'timestamp'],
  changed: ['changed', 'updated', 'updated at'],
} as const;

export type Column = keyof typeof headings;
export type Columns = Partial<Record<Column, number>>;

/** Publer explains its headings behind a dash, and has "Label(s)". */
function nameOf(heading: string): string {
  const [name = ''] = heading.normalize('NFKC').toLowerCase().split(' - ');
  return name.replace('(s)', '').replaceAll('_', ' ').trim();
}

export function columnsOf(cells: readonly string[]): Columns {
  const names = cells.map(nameOf);
  const columns: Columns = {};
  for (const [column, known] of Object.entries(headings)) {
    const heading = known.find((name) => names.includes(name));
    if (heading !== undefined) columns[column as Column] = names.indexOf(heading);
  }
  return columns;
}
