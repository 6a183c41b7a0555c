import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#shared/rules.ts';
import { ask, requestText, Wire } from '#tests/harness/network/wire.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

const doors = [
  ['/api/generate', 140_000],
  ['/api/checkout', 140_000],
  ['/api/stripe/webhook', 1_100_000],
  ['/pb/api/collections/posts/records', 4_300_000],
] as const;

const json = 'Content-Type: application/json';

/** Framed as a length or as one chunk; in either case JSON, so that only its size is wrong. */
function large(path: string, bytes: number, framing: 'length' | 'chunks'): [string, string] {
  const body = JSON.stringify('x'.repeat(bytes - 2));
  if (framing === 'length') {
    return [requestText('POST', path, [json, `Content-Length: ${bytes}`]), body];
  }
  const head = requestText('POST', path, [json, 'Transfer-Encoding: chunked']);
  return [`${head}${bytes.toString(16)}\r\n`, `${body}\r\n0\r\n\r\n`];
}

const cases = doors.flatMap(([path, bytes]) => [
  { path, bytes, framing: 'length' as const },
  { path, bytes, framing: 'chunks' as const },
]);

async function expectRefusal(wire: Wire): Promise<void> {
  const [answer] = await wire.until(1);
  expect([answer?.status, answer?.headers.connection]).toEqual([413, 'close']);
  expect(JSON.parse(answer?.body ?? '')).toEqual({
    error: message('bodyTooLarge'),
    code: 'bodyTooLarge',
  });
}

test.each(cases)(
  '$bytes bytes to $path as $framing are refused, their connection is closed, and the next is fine',
  async ({ path, bytes, framing }) => {
    const wire = new Wire(stack.api.port);
    for (const part of large(path, bytes, framing)) wire.send(part);
    // On the same connection this would never be answered, or be somebody else's.
    wire.send(requestText('GET', '/healthz'));
    await expectRefusal(wire);
    await expect.poll(() => wire.closed).toBe(true);
    expect(wire.answers).toHaveLength(1);
    expect((await ask(stack.api.port, requestText('GET', '/healthz')))?.status).toBe(200);
  },
);

test('a body that goes on after its refusal is cut off', async () => {
  await Promise.all(
    cases.map(async ({ path, bytes, framing }) => {
      const wire = new Wire(stack.api.port);
      const [head, body] = large(path, bytes * 3, framing);
      wire.send(head).send(body.slice(0, bytes));
      await expectRefusal(wire);
      await expect
        .poll(() => {
          if (!wire.closed) wire.send('more of it');
          return wire.closed;
        })
        .toBe(true);
      expect(wire.answers).toHaveLength(1);
    }),
  );
});

test.each([
  ['/api/generate', [json], 401],
  ['/api/generate', [], 415],
  ['/api/stripe/webhook', [], 503],
  ['/pb/api/settings', [json], 404],
  ['/pb/api/health', [json], 405],
  ['/', [], 405],
])(
  'after another refusal, of a body for %s, the connection goes on',
  async (path, headers, status) => {
    const method = status === 405 ? 'PUT' : 'POST';
    const body = 'x'.repeat(60_000);
    const wire = new Wire(stack.api.port);
    for (let time = 0; time < 3; time += 1) {
      wire.send(requestText(method, path, [...headers, `Content-Length: ${body.length}`], body));
      wire.send(requestText('GET', '/healthz'));
    }
    const statuses = (await wire.until(6)).map((answer) => answer.status);
    wire.end();
    expect(statuses).toEqual([status, 200, status, 200, status, 200]);
  },
);
