import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VerdictReader } from '#api/services/writers/model/answer/verdict-reader.ts';
import { WriterError } from '#api/services/writers/model/writer-errors.ts';
import { completionOf, eventsOf, type StreamShape } from '#tests/fakes/openai/wire.ts';

const drafts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The numbers that came, and then the kind of the error, if any. */
function read(chunks: Iterable<string>, most = 5): (number | string)[] {
  const reader = new VerdictReader(drafts, most);
  const seen: (number | string)[] = [];
  try {
    for (const chunk of chunks) {
      seen.push(...reader.push(chunk));
      if (reader.enough) return seen;
    }
    seen.push(...reader.end());
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    seen.push(error.kind);
  }
  return seen;
}

function said(text: string, most?: number, shape: StreamShape = { deltas: 5 }): unknown[] {
  return read(eventsOf(text, shape), most);
}

test.each([
  ['as asked', '{"chosen": [3, 10, 1]}', [3, 10, 1]],
  ['without spaces', '{"chosen":[3,10,1]}', [3, 10, 1]],
  ['in lines', '{\n  "chosen": [\n    3,\n    10\n  ]\n}', [3, 10]],
  ['as strings', '{"chosen": ["3", "10"]}', [3, 10]],
  ['as a bare list', '[7]', [7]],
  ['after thoughts', '<think>[1, 2]? No.</think>{"chosen": [4]}', [4]],
  ['in prose and fences', 'Sure!\n```json\n{"chosen": [4, 2]}\n```\nEnjoy [1].', [4, 2]],
  ['twice and out of range', '{"chosen": [4, 4, 99, 0, 2, 4]}', [4, 2]],
  ['more than wanted', '{"chosen": [1, 2, 3, 4, 5, 6, 7]}', [1, 2, 3, 4, 5]],
  ['nothing, which is a verdict', '{"chosen": []}', []],
  ['only what is no draft', '{"chosen": [11, 12]}', ['garbage']],
  ['prose alone', 'Drafts 3 and 4 are the best.', ['garbage']],
  ['words in the list', '{"chosen": ["the third"]}', ['garbage']],
  ['a draft copied', '{"posts": ["Coffee first, plans later."]}', ['garbage']],
  ['a novel', 'x'.repeat(5_000), ['garbage']],
])('a verdict %s', (_, text, numbers) => {
  expect(said(text)).toEqual(numbers);
  expect(said(text, undefined, { deltas: text.length })).toEqual(numbers);
  expect(read([completionOf(text)])).toEqual(numbers);
});

test('each number comes in the very event that ends it, and the wanted ones are enough', () => {
  const reader = new VerdictReader(drafts, 2);
  const came = eventsOf('{"chosen": [3, 1, 2]}', { deltas: 21 }).map((event) => {
    const numbers = [...reader.push(event)];
    return reader.enough ? `${numbers}!` : String(numbers);
  });
  expect(came.filter((numbers) => numbers !== '' && numbers !== '!')).toEqual(['3', '1!']);
});

test('a verdict that is cut off keeps what it named and says so', () => {
  expect(said('{"chosen": [3, 1', 5, { finish: null, done: false })).toEqual([3, 'cutOff']);
  expect(said('{"chosen": [3, 1', 5, { finish: 'length' })).toEqual([3, 'cutOff']);
});

test('arbitrary answers: numbers of drafts, each once, or an error of a known kind', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"chosen"',
    ':',
    ',',
    '"',
    '1',
    '12',
    ' ',
    'a',
  );
  const texts = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 9 }), (parts, deltas) => {
      const seen = said(parts.join(''), 5, { deltas });
      const numbers = seen.filter((one) => typeof one === 'number');
      expect(numbers.every((number) => drafts.includes(number))).toBe(true);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
    { numRuns: 1000 },
  );
});
