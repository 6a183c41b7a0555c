import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refinePost } from '#lib/refine/refine-post.ts';
import { message } from '#shared/rules.ts';
import { MemoryStorage } from '../memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

async function refine(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer());
  const body = { action: 'shorter', text: 'Soup.', tone: 'casual', platform: 'x' } as const;
  const { signal } = new AbortController();
  return refinePost(body, 'the key', { signal, onProgress: () => undefined });
}

const no = (status: number, code: string) => () =>
  Response.json({ error: 'As the server says it.', code }, { status });
const lastWord = (event: string, data: object) => () =>
  new Response(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

test.each([
  [402, 'refinementsUsed'],
  [410, 'resultGone'],
  [422, 'refineNothing'],
])('%i %s is a no: the next click is another one', async (status, code) => {
  const problem = { error: 'As the server says it.', code };
  expect(await refine(no(status, code))).toMatchObject({ kind: 'refused', problem });
});

test.each([
  ['a line that dies', () => Promise.reject(new TypeError('failed')), 'refineUnknown'],
  ['an end without a last word', () => new Response(': still writing\n\n'), 'refineUnknown'],
  ['a proxy’s page', () => new Response('<h1>Bad</h1>', { status: 504 }), 'serviceUnavailable'],
  ['one that still runs', no(409, 'generationRunning'), 'refineRunning'],
  ['a copy that is late', no(503, 'copyLate'), 'refineLate'],
  ['a late copy at the end', lastWord('error', { error: '', code: 'copyLate' }), 'refineLate'],
] as const)('%s may have been counted: the same click asks again', async (_, answer, code) => {
  const problem = { error: message(code), code };
  expect(await refine(answer)).toMatchObject({ kind: 'unanswered', problem });
});

test('a failure at the end says what the server said, and the same click asks again', async () => {
  const problem = { error: 'Failed.', code: 'refineFailed' };
  expect(await refine(lastWord('error', problem))).toEqual({ kind: 'unanswered', problem });
});

test('what came is handed over', async () => {
  const refined = { text: 'So.', lost: [], added: [], left: 4, plan: 'free', offline: false };
  expect(await refine(lastWord('done', refined))).toEqual({ kind: 'refined', refined });
});
