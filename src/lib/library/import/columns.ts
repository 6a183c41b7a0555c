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
  saved: [
    ...['saved', 'created', 'created at', 'timestamp', 'date', 'date created', 'created date'],
    ...['created on', 'published', 'published at', 'publish date', 'date published', 'posted'],
    ...['posted at', 'posted on', 'post date', 'date posted', 'datetime', 'date and time'],
  ],
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

/** The headings of what nobody here has a place for. */
export function notTaken(cells: readonly string[], columns: Columns): string[] {
  const taken = new Set(Object.values(columns));
  return cells.filter((heading, at) => !taken.has(at) && heading.trim() !== '');
}
