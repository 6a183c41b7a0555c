import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mendByModel } from '#lib/signs/mend.ts';
import { message } from '#shared/rules.ts';
import { MemoryStorage } from '../memory-storage.ts';

const unavailable = { ok: false, error: message('serviceUnavailable'), code: 'serviceUnavailable' };
const post = { text: 'Not just soup.', tone: 'casual', platform: 'x' } as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

afterEach(() => vi.unstubAllGlobals());

const mend = (answer: Response, stop = new AbortController()) => {
  vi.stubGlobal('fetch', async () => answer);
  return mendByModel(post, 'the key', stop.signal);
};

test('the text that the model gave comes back', async () => {
  expect(await mend(Response.json({ text: 'Soup.' }))).toEqual({ ok: true, value: 'Soup.' });
});

test('a page where the answer should be is a refusal', async () => {
  expect(await mend(new Response('<h1>Welcome</h1>'))).toMatchObject(unavailable);
});

test('an answer that breaks off after its headers is a refusal', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"text":'));
      controller.error(new DOMException('Stopped.', 'AbortError'));
    },
  });
  expect(await mend(new Response(broken))).toMatchObject(unavailable);
});
