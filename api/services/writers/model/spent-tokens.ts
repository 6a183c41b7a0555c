import type { IncomingMessage } from 'node:http';
import { tell } from '#api/watch/happened.ts';

/** What a server says of its count stands in its last pieces. */
const piecesKept = 4;
/** A server that says more is mistaken, and must not spoil the sum. */
const mostTokens = 10_000_000;

/** Not within a text: there its quotation marks would be escaped. */
const usage = /(?<!\\)"usage"\s*:\s*\{/g;

const prompted = /"prompt_tokens"\s*:\s*(\d{1,9})\b/;
const completed = /"completion_tokens"\s*:\s*(\d{1,9})\b/;

function countIn(text: string, name: RegExp): number {
  const [, digits] = name.exec(text) ?? [];
  return Math.min(Number(digits ?? 0), mostTokens);
}

/** Tells, once an answer has ended, how many tokens its server says it took. */
export function noteTokens(incoming: IncomingMessage): void {
  let last: string[] = [];
  incoming.on('data', (piece: string) => {
    last = [...last.slice(1 - piecesKept), piece];
  });
  incoming.once('end', () => {
    const text = last.join('');
    const at = [...text.matchAll(usage)].at(-1)?.index;
    if (at === undefined) return;
    const said = text.slice(at);
    tell('tokensSpent', { prompt: countIn(said, prompted), completion: countIn(said, completed) });
  });
}
