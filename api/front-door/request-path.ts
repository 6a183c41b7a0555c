import type { IncomingMessage } from 'node:http';

/** As it was sent, without the query: nothing here decodes or tidies an address. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
}
