import { type OpenPath, openPaths, ordinaryBody } from './open-paths.ts';

export type Opened =
  | { kind: 'closed' }
  | { kind: 'wrongQuery' }
  | {
      kind: 'open';
      path: string;
      address: string;
      body: OpenPath['body'];
      bodyLimit: number;
    };

/** The address to ask PocketBase for, with a query of nothing but what was looked at. */
export function open(address: string): Opened {
  const mark = address.indexOf('?');
  const path = mark === -1 ? address : address.slice(0, mark);
  const opened = openPaths.find((candidate) => candidate.path.test(path));
  if (!opened) return { kind: 'closed' };
  const { body, bodyLimit = ordinaryBody } = opened;
  const found = { kind: 'open', path, address: path, body, bodyLimit } as const;
  if (mark === -1 || opened.query === 'dropped') return found;
  const query = new URLSearchParams(address.slice(mark + 1));
  for (const [name, value] of query) {
    const allowed = Object.hasOwn(opened.query, name) && opened.query[name]?.(value);
    if (!allowed) return { kind: 'wrongQuery' };
  }
  return { ...found, address: query.size === 0 ? path : `${path}?${query}` };
}
