import { expect, test } from 'vitest';
import { EventSplitter } from '#api/services/writers/model/answer/event-splitter.ts';

function split(chunks: string[]): string[] {
  const splitter = new EventSplitter();
  const events = chunks.flatMap((chunk) => [...splitter.push(chunk)]);
  const last = splitter.end();
  return last === null ? events : [...events, last];
}

const stream =
  '\uFEFF: OPENROUTER PROCESSING\n\ndata: {"a":1}\n\n: x\n\nevent: message\nid: 7\ndata:{"b":2}\n\n' +
  'data: first line\ndata: second line\n\nretry: 10\n\ndata\n\ndata: [DONE]\n\n';
const events = ['{"a":1}', '{"b":2}', 'first line\nsecond line', '[DONE]'];

test.each([
  ['LF', '\n'],
  ['CR LF', '\r\n'],
  ['CR', '\r'],
])('reads the same events with %s, chunked at every boundary', (_, eol) => {
  const wire = stream.replaceAll('\n', eol);
  for (let at = 0; at <= wire.length; at += 1) {
    expect(split([wire.slice(0, at), wire.slice(at)])).toEqual(events);
  }
  expect(split(Array.from(wire))).toEqual(events);
});

test('hands out an event whose empty line never came only at the end', () => {
  const splitter = new EventSplitter();
  expect([...splitter.push('data: {"half":')]).toEqual([]);
  expect(splitter.end()).toBe('{"half":');
});
