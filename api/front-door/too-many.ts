import type { ServerResponse } from 'node:http';
import type { Problem } from '#shared/contracts.ts';
import { message, rules } from '#shared/rules.ts';

const verbs: Record<string, string> = { POST: 'create', PATCH: 'update' };
const longest = Math.max(...Object.values(rules.limits).map(({ seconds }) => seconds));

/** PocketBase's own limiter does not say when a window ends. Its whole length is never too early. */
export function windowSeconds(method: string, path: string): number {
  const last = path.split('/').at(-1) ?? '';
  const action = path.includes('/records') ? verbs[method] : last.replaceAll('-', '').toLowerCase();
  const limit = Object.entries(rules.limits).find(
    ([label]) => label === path || label.split(':')[1]?.toLowerCase() === action,
  );
  return limit?.[1].seconds ?? longest;
}

/** The refusal of a client that asks too often, in our shape. */
export function sendTooMany(response: ServerResponse, retryAfter: number | string): void {
  const problem: Problem = { error: message('tooManyRequests'), code: 'tooManyRequests' };
  const body = JSON.stringify(problem);
  response
    .writeHead(429, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
    })
    .end(body);
}
