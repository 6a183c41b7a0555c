import { expect, test } from 'vitest';
import { EventStreamParser, readEvents, type ServerEvent } from '#lib/generate/event-stream.ts';

const stream =
  ': still writing\n\nevent: post\ndata: {"index":0,"text":"été 👩‍🚀"}\n\nevent: done\ndata: {"posts":1}\n\n';

const expected: ServerEvent[] = [
  { event: 'post', data: '{"index":0,"text":"été 👩‍🚀"}' },
  { event: 'done', data: '{"posts":1}' },
];

function bytesInPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function collect(body: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body, () => undefined)) events.push(event);
  return events;
}

test.each(['\n', '\r\n', '\r'])(
  'reads the same events wherever the bytes are cut (%j)',
  async (end) => {
    const bytes = new TextEncoder().encode(stream.replaceAll('\n', end));
    for (let size = 1; size <= bytes.length; size += 1) {
      expect(await collect(bytesInPieces(bytes, size))).toEqual(expected);
    }
  },
);

test('joins data lines, takes one space off, and names an event without a name', () => {
  const parser = new EventStreamParser();
  expect(parser.push('data:  two\ndata:lines\n\n')).toEqual([
    { event: 'message', data: ' two\nlines' },
  ]);
});

test('keeps back an event whose end has not come', () => {
  const parser = new EventStreamParser();
  expect(parser.push('event: post\ndata: {"index":0')).toEqual([]);
  expect(parser.push('}\n')).toEqual([]);
  expect(parser.push('\n')).toEqual([{ event: 'post', data: '{"index":0}' }]);
});

test('an event name without data is no event, and does not leak into the next', () => {
  const parser = new EventStreamParser();
  expect(parser.push('event: done\n\ndata: x\n\n')).toEqual([{ event: 'message', data: 'x' }]);
});
