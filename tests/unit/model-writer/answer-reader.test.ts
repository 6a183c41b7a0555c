import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestPost, longestText } from '#api/services/writers/model/answer/answer-limits.ts';
import { AnswerReader } from '#api/services/writers/model/answer/answer-reader.ts';
import { WriterError, type WriterErrorKind } from '#api/services/writers/model/writer-errors.ts';
import { postsJson } from '#tests/fakes/openai/plans.ts';
import { cannedPosts } from '#tests/fakes/openai/server.ts';
import { completionOf, eventsOf, type StreamShape } from '#tests/fakes/openai/wire.ts';

interface Outcome {
  posts: string[];
  kind: WriterErrorKind | null;
}

/** Reads an answer that arrives in these chunks; any error but a WriterError is a defect. */
function read(chunks: Iterable<string>, wanted = 5): Outcome {
  const reader = new AnswerReader(wanted);
  const posts: string[] = [];
  try {
    for (const chunk of chunks) {
      for (const post of reader.push(chunk)) posts.push(post);
      if (reader.enough) return { posts, kind: null };
    }
    for (const post of reader.end()) posts.push(post);
    return { posts, kind: null };
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    return { posts, kind: error.kind };
  }
}

function answer(text: string, shape?: StreamShape): string {
  return eventsOf(text, shape).join('');
}

const canned = [...cannedPosts];
const text = postsJson(canned);

test('yields each post in the very event that completes it', () => {
  const reader = new AnswerReader(5);
  const moments = eventsOf(text, { deltas: text.length }).map((event) => [...reader.push(event)]);
  expect(moments.flat()).toEqual(canned);
  expect(moments.filter((posts) => posts.length > 0)).toHaveLength(5);
});

/** Short, since a cut costs as much as its answer is long: what could be torn stands in them all the same. */
const shortPosts = ['a "b"', '☕\né', '#c 🙂', '\\d {e} [f]', 'g'];

/** The wires of one answer, each way a line may end. */
const wires = (['\n', '\r\n', '\r'] as const).map((eol) =>
  answer(postsJson(shortPosts), { deltas: 10, eol, commentEvery: 4 }),
);

/** The offsets at which the answer is not read as it should be: to expect something at each takes longer than to read it. */
function wrongOffsets(isRight: (wire: string, at: number) => boolean): string[] {
  return wires.flatMap((wire) =>
    Array.from({ length: wire.length }, (_, at) => at)
      .filter((at) => !isRight(wire, at))
      .map((at) => `${at} in ${JSON.stringify(wire)}`),
  );
}

test('cut at every offset: the posts are a prefix of the true ones, and the cut is told', () => {
  const gives = (posts: string[], kind: WriterErrorKind | null) =>
    posts.every((post, at) => post === shortPosts[at]) &&
    kind === (posts.length === shortPosts.length ? null : 'cutOff');
  const wrong = wrongOffsets((wire, at) => {
    const { posts, kind } = read([wire.slice(0, at)]);
    return gives(posts, kind);
  });
  expect(wrong).toEqual([]);
});

test('chunked at every boundary: always the same posts', () => {
  const whole = JSON.stringify({ posts: shortPosts, kind: null } satisfies Outcome);
  const wrong = wrongOffsets(
    (wire, at) => JSON.stringify(read([wire.slice(0, at), wire.slice(at)])) === whole,
  );
  expect(wrong).toEqual([]);
  for (const wire of wires) expect(JSON.stringify(read(Array.from(wire)))).toBe(whole);
});

test('arbitrary posts, shapes, chunks and cuts: a prefix, never a broken post', () => {
  let runs = 0;
  // A post that is blank or looks like JSON itself is unwrapped, which is another test's matter.
  const post = fc.string({ unit: 'binary', minLength: 1 }).map((rest) => `p${rest}`);
  fc.assert(
    fc.property(
      fc.uniqueArray(post, { minLength: 1, maxLength: 10 }),
      fc.constantFrom(
        (posts: string[]) => postsJson(posts),
        (posts: string[]) => JSON.stringify(posts, null, 2),
        (posts: string[]) => `\`\`\`json\n${JSON.stringify({ posts }, null, 1)}\n\`\`\``,
        (posts: string[]) => `Sure, [here] they are:\n${postsJson(posts)}\nDone.`,
        (posts: string[]) => `<think>Perhaps {"posts":["draft"]}?</think>\n${postsJson(posts)}`,
        (posts: string[]) => JSON.stringify({ posts: posts.map((text) => ({ text })) }),
      ),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 400 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (posts, dress, deltas, size, part) => {
        runs += 1;
        const wire = answer(dress(posts), { deltas });
        const sent = wire.slice(0, Math.ceil(wire.length * part));
        const chunks = sent.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
        const outcome = read(chunks, posts.length);
        expect(outcome.posts).toEqual(posts.slice(0, outcome.posts.length));
        if (part === 1) expect(outcome).toEqual({ posts, kind: null });
      },
    ),
    { numRuns: 4000 },
  );
  console.log(`answer reader: ${runs} arbitrary answers, none gave a broken post`);
});

test('arbitrary noise: an error of a known kind or strings, never a crash', () => {
  let runs = 0;
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json().map((json) => answer(json)),
    fc.json().map((json) => `data: ${json}\n\n`),
    fc.string().map((prose) => answer(`{"posts":["${prose}","b"]}`)),
    fc.json(),
  );
  fc.assert(
    fc.property(fc.array(noise, { maxLength: 4 }), (chunks) => {
      runs += 1;
      const { posts, kind } = read(chunks);
      expect(posts.length).toBeLessThanOrEqual(5);
      if (posts.length === 0) expect(kind).not.toBeNull();
    }),
    { numRuns: 5000 },
  );
  console.log(`answer reader: ${runs} noisy answers, none crashed it`);
});

test.each([
  ['another key', '{"tweets":["one","two"]}'],
  ['a posts object', '{"posts":{"1":"one","2":"two"}}'],
  ['single quotes', "{'posts': ['one', 'two']}"],
  ['a missing comma', '{"posts":["one" "two"]}'],
  ['a missing end', '{"posts":["one","two"'],
  ['one object per line', '{"text":"one"}\n{"text":"two"}'],
  ['JSON inside a post', JSON.stringify({ posts: [postsJson(['one', 'two'])] })],
  ['an array on a line of prose', 'Here: ["one","two"]'],
])('reads the whole text where it streams badly: %s', (_, content) => {
  expect(read([answer(content)])).toEqual({ posts: ['one', 'two'], kind: null });
});

test('after a quote that was not escaped the rest is repaired, and nothing comes twice', () => {
  const content = '{"posts":["one","He said "hi" and left","three"]}';
  const { posts, kind } = read([answer(content)]);
  expect(kind).toBeNull();
  expect(posts).toEqual(['one', 'He said "hi" and left', 'three']);
});

test('a post with brackets of its own stays as it is', () => {
  const posts = ['[Update: today] New roast!', 'Use {name: value} well', '{curly} [square]'];
  expect(read([answer(postsJson(posts))])).toEqual({ posts, kind: null });
});

test('takes an answer that comes in one piece although a stream was asked for', () => {
  expect(read([completionOf(text)])).toEqual({ posts: canned, kind: null });
  expect(read([`\n ${completionOf(text)}`])).toEqual({ posts: canned, kind: null });
});

test('never yields more than ordered', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => `post ${index}`);
  expect(read([answer(postsJson(hundred))], 3).posts).toEqual(hundred.slice(0, 3));
  const nested = JSON.stringify({ posts: [postsJson(hundred)] });
  expect(read([answer(nested)], 3).posts).toEqual(hundred.slice(0, 3));
});

test('fewer posts than ordered are no error when the model ended by itself', () => {
  expect(read([answer(postsJson(['only one']))])).toEqual({ posts: ['only one'], kind: null });
});

test.each<[string, string, string[], WriterErrorKind]>([
  ['length limit', answer(text.slice(0, 150), { finish: 'length' }), canned.slice(0, 1), 'cutOff'],
  [
    'length limit in one piece',
    completionOf(text.slice(0, 150), 'length'),
    canned.slice(0, 1),
    'cutOff',
  ],
  ['no finish and no [DONE]', answer('{"posts":[', { finish: null, done: false }), [], 'cutOff'],
  ['error before any post', answer(text, { errorAfter: 2 }), [], 'unavailable'],
  ['error after posts', answer(text, { errorAfter: 50 }), canned.slice(0, 2), 'cutOff'],
  ['forbidden inside', '{"error":{"code":403,"message":"flagged"}}', [], 'refused'],
  ['rate limit inside', '{"error":{"code":"rate_limit_exceeded"}}', [], 'unavailable'],
  ['moderation', answer('', { finish: 'content_filter' }), [], 'refused'],
  ['no choices', '{"id":"x","choices":[]}', [], 'garbage'],
  ['empty text', answer(''), [], 'garbage'],
  ['empty array', answer('{"posts":[]}'), [], 'garbage'],
  ['blank posts', answer('{"posts":["", " "]}'), [], 'garbage'],
  ['prose only', answer('I cannot help with that.'), [], 'garbage'],
  ['HTML', '<html><body>Bad gateway</body></html>', [], 'cutOff'],
  ['noise in an event', 'data: {nope\n\n', [], 'garbage'],
  ['nothing at all', '', [], 'cutOff'],
])('%s', (_, wire, posts, kind) => {
  expect(read([wire])).toEqual({ posts, kind });
});

test('a key named __proto__ changes no prototype and does no harm', () => {
  const content = '{"__proto__":{"polluted":1},"posts":[{"__proto__":{"x":1},"text":"one"},"two"]}';
  expect(read([answer(content)])).toEqual({ posts: ['one', 'two'], kind: null });
  expect({}).not.toHaveProperty('polluted');
});

test('NUL and lone surrogates pass as they are', () => {
  const content = String.raw`{"posts":["nul \u0000 here","lone \ud800 here"]}`;
  expect(read([answer(content)]).posts).toEqual(['nul \0 here', 'lone \ud800 here']);
});

test.each([
  ['A sentence of it. ', / A sentence of it\.$/],
  ['ein Wort ', / (ein|Wort)$/],
])('of a post that is far too long the beginning is kept, and no half of “%s”', (piece, end) => {
  const long = piece.repeat(1_000);
  const { posts, kind } = read([answer(postsJson([long]), { deltas: 500 })], 1);
  expect(kind).toBeNull();
  const [post = ''] = posts;
  expect(long.startsWith(post)).toBe(true);
  expect(post).toMatch(end);
  expect(post.length).toBeLessThanOrEqual(longestPost);
  expect(post.length).toBeGreaterThan(longestPost - 2 * piece.length);
});

test.each([
  ['text', [answer('x'.repeat(longestText + 1), { deltas: 2000 })]],
  ['escaped text in one event', [answer('\u0001'.repeat(longestText + 1), { deltas: 1 })]],
  ['an event that never ends', ['data: ', ...Array<string>(20).fill('x'.repeat(65_536))]],
  ['an event of many lines', Array<string>(20).fill(`data: ${'x'.repeat(65_536)}\n`)],
  ['a line that is no data', Array<string>(20).fill('x'.repeat(65_536))],
  ['one piece that never ends', ['{"choices":', ...Array<string>(20).fill('x'.repeat(65_536))]],
  ['comments', Array<string>(200).fill(': still thinking\n\n'.repeat(4_000))],
  ['thoughts', Array<string>(2000).fill(answer('<think>'.repeat(500), { done: false }))],
])('an answer without end is garbage before it fills the memory: %s', (_, chunks) => {
  expect(read(chunks)).toEqual({ posts: [], kind: 'garbage' });
});

test.each([
  ['brackets', '['.repeat(300_000)],
  ['objects', '{"a":'.repeat(100_000)],
  ['quotes', `["${'x " y '.repeat(60_000)}`],
])('hostile nesting ends as garbage: %s', (_, content) => {
  expect(read([answer(content)])).toEqual({ posts: [], kind: 'garbage' });
});

test('what a model repeats of its instructions is no post', () => {
  const posts = [
    'No conclusions.',
    'A real one',
    '<topic>"coffee"</topic>',
    'Like a message to a friend',
  ];
  expect(read([answer(postsJson(posts))])).toEqual({ posts: ['A real one'], kind: null });
  const echo = postsJson(['no conclusions', 'Thoughts?']);
  expect(read([answer(echo)])).toEqual({ posts: [], kind: 'garbage' });
});
