import fc from 'fast-check';
import {
  anything,
  doubtfulLinks,
  hashtags,
  knownLinks,
  newEmoji,
  noHashtags,
  oldEmoji,
  signs,
  words,
} from './written.ts';

const nasty = [
  ...[
    '\0',
    '\u0007',
    '\ud800',
    '\udc00',
    '\ud83d',
    '\ufeff',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u00ad',
    '\u2028',
    '\r\n',
  ],
  ...[
    '\u202e',
    '\u200f',
    '\u2067',
    '\u2069',
    '\u0301',
    '\u{E0041}',
    '\u{1F3FB}',
    '🇺',
    '\u0600',
    'ᄀ',
    '각',
    '\u1161',
  ],
  ...[
    '\uFE0F',
    '\u20E3',
    'é',
    `z${'\u0310'.repeat(40)}`,
    '\u3164',
    '\t',
    '\uFFFD',
    '\uFFFF',
    'ใ',
    '<br>',
    '\\n',
    '\\',
  ],
  ...[
    '\n\n\n\n',
    '   ',
    '{',
    '}',
    '[',
    ']',
    '{"',
    '```',
    '`',
    '**',
    '__',
    '***',
    '\n- ',
    '\n1. ',
    '\n# ',
    '@',
    '@anna',
    '@日本',
  ],
];
const giants = [
  'x'.repeat(400),
  'あ'.repeat(1600),
  `https://example.com/${'p'.repeat(3100)}`,
  `https://example.com/${'q'.repeat(4200)}`,
  `acme.brand/${'r'.repeat(2400)}`,
  `#${'t'.repeat(300)}`,
  `e${'\u0301'.repeat(3200)}`,
  '👨‍👩‍👧'.repeat(300),
  'a.b'.repeat(1100),
  'Plain words that go on and on. '.repeat(110),
];

function oneOf(texts: string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...texts);
}

const piece = fc.oneof(
  { weight: 8, arbitrary: oneOf(words) },
  { weight: 8, arbitrary: fc.constantFrom(' ', ' ', ' ', '\n', '. ', '! ') },
  { weight: 3, arbitrary: oneOf(signs) },
  { weight: 3, arbitrary: oneOf([...oldEmoji, ...newEmoji]) },
  { weight: 3, arbitrary: oneOf(hashtags) },
  { weight: 1, arbitrary: oneOf(noHashtags) },
  { weight: 2, arbitrary: oneOf([...knownLinks, ...doubtfulLinks]) },
  { weight: 3, arbitrary: oneOf(nasty) },
  { weight: 1, arbitrary: anything.map((text) => text.slice(0, 6)) },
);
const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const spaced = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '));
const repeated = fc
  .tuple(
    fc.array(piece, { minLength: 1, maxLength: 8 }),
    fc.integer({ min: 8, max: 50 }),
    oneOf(['', ' ', '\n']),
  )
  .map(([pieces, times, glue]) => `${pieces.join(glue)}${glue}`.repeat(times));
const withGiant = fc.tuple(soup, oneOf(giants), soup).map((parts) => parts.join(' '));
const withEnding = fc
  .tuple(
    fc.oneof(soup, repeated),
    oneOf(['\n\n', ' ', '\n', '']),
    fc.array(oneOf(hashtags), { maxLength: 9 }),
    oneOf([' ', '', ', ']),
  )
  .map(([body, gap, tags, glue]) => body + gap + tags.join(glue));

export const postText = fc.oneof(
  { weight: 5, arbitrary: soup },
  { weight: 4, arbitrary: spaced },
  { weight: 3, arbitrary: repeated },
  { weight: 2, arbitrary: withGiant },
  { weight: 5, arbitrary: withEnding },
);

/** The ways in which models hand over what they were asked for, and some in which they fail to. */
export const shapes: ((text: string) => unknown)[] = [
  (text) => text,
  (text) => text,
  (text) => ({ text }),
  (text) => ({ posts: [{ text }, { content: text }, text] }),
  (text) => JSON.stringify({ posts: [{ text }] }),
  (text) => JSON.stringify([text, { tweet: text }]),
  (text) =>
    `Here you go:\n\`\`\`json\n${JSON.stringify({ posts: [text] }, null, 2)}\n\`\`\`\nEnjoy {all} of it!`,
  (text) => ({ text: JSON.stringify({ posts: [{ text: JSON.stringify([{ text }]) }] }) }),
  (text) => JSON.stringify({ posts: [{ text }] }).slice(0, -7),
  (text) => `1. "${text}"`,
  (text) => `**Post 2:**\n\n${text}`,
  (text) => `- ${text}`,
  (text) => `{"posts":[{"text":"${text}"}]}`,
  (text) => ({ data: { items: [{ caption: text, hashtags: ['one', '#two', text.slice(0, 9)] }] } }),
  (text) => JSON.parse(`{"__proto__":{"text":"stolen"},"text":${JSON.stringify(text)}}`),
  (text) => [null, 1, true, [[[text]]], { nothing: text }],
];

export const modelOutput = fc
  .tuple(postText, fc.constantFrom(...shapes))
  .map(([text, shape]) => shape(text));
