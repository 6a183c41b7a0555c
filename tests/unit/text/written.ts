import fc from 'fast-check';

/** One seed for every run, so that a failure is the same everywhere. */
export const seed = 20261121;

export const words = [
  ...[
    'a',
    'I',
    'launch',
    'Growth',
    'naïve',
    'Straße',
    'don’t',
    'e-mail',
    'C++',
    '100%',
    '3.14',
    'e.g.',
  ],
  ...[
    'привет',
    'Україна',
    'γειά',
    'שלום',
    'مرحبا',
    'سلام',
    'नमस्ते',
    'ภาษาไทย',
    'தமிழ்',
    '日本語',
    '東京タワー',
  ],
  ...['한국어', 'ꯃꯤꯇꯩ', 'cafe\u0301', 'n\u0303o', 'क्ष', 'می‌خواهم', 'ﬁne', '½', '№5', 'Ǆ'],
];

export const signs = [
  ...[
    '.',
    ',',
    '!',
    '?',
    ':',
    ';',
    '…',
    '—',
    '–',
    '-',
    '→',
    '•',
    '·',
    '“',
    '”',
    '‘',
    '’',
    '"',
    "'",
    '«',
    '»',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '。',
    '、',
    '，',
    '！',
    '₹',
    '€',
    '$',
    '%',
    '&',
    '*',
    '_',
    '~',
    '/',
    '|',
    '+',
    '=',
    '™',
    '©',
  ],
];

/** Emoji up to Unicode 11: what twitter-text 3.1.0 knows. It weighs newer sequences by their parts. */
export const oldEmoji = [
  ...[
    '👋',
    '🚀',
    '❤️',
    '☺️',
    '1️⃣',
    '#️⃣',
    '©️',
    '🇺🇸',
    '🇯🇵',
    '👍🏽',
    '👨‍👩‍👧',
    '👩🏻‍💻',
    '🏳️‍🌈',
    '🤷‍♀️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  ],
];
export const newEmoji = ['🫠', '❤️‍🔥', '🧑‍🤝‍🧑', '🐦‍🔥', '🫱🏻‍🫲🏿', '🙂‍↔️'];

export const knownLinks = [
  ...['https://example.com', 'https://example.com/a-path/to_something?with=query&more=1#part'],
  ...[
    'http://www.example.co.uk/',
    'example.com',
    'blog.example.org/post',
    'x.ai',
    'bit.ly/3abcDEF',
  ],
  ...[
    'https://en.wikipedia.org/wiki/Foo_(bar)',
    'HTTPS://EXAMPLE.COM/X',
    'https://sub_domain.example.dev:8080/x',
  ],
];
export const doubtfulLinks = [
  ...[
    'https://acme.brand/some/long/path/that/goes/on',
    'README.txt',
    'Node.js',
    'end.Next',
    'end.Another',
  ],
  ...[
    'foo.com.barx',
    'name@example.com',
    'https://localhost:3000/x',
    'http://1.2.3.4/x',
    'https://пример.рф/путь',
  ],
  ...[
    'https://日本.com/あ',
    'foo_bar.example.com',
    'x_foo.com',
    '-foo.com',
    'https://foo_bar.com/with/a/long/path',
  ],
  ...[
    'example.com-based',
    'example.com_x',
    'https://t.co/abc-def/xyz',
    'https://t.co/abc',
    'example.com?x=1',
    'example.com:80',
  ],
  ...[
    `https://example.com/${'a'.repeat(4200)}`,
    `${'a'.repeat(70)}.com`,
    'été.fr',
    'xn--e1afmkfd.xn--p1ai',
    'U.S.A.',
    'v1.2.3',
  ],
];

export const hashtags = [
  ...[
    '#love',
    '#SmallBusiness',
    '#a1',
    '#1a',
    '#snake_case',
    '#日本',
    '#मार्केटिंग',
    '#تسويق',
    '#שיווק',
    '#маркетинг',
  ],
  ...['#ภาษาไทย', '＃全角', '#Café', '#ASP.NET', '#Node.js', '#été', '#한국'],
];
export const noHashtags = ['#1', '#', '##', '# tag', '&#39;', 'a#b', '#️⃣', '#!', '#…'];

/** Any code points, lone surrogates among them. */
export const anything = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((points) => String.fromCodePoint(...points));

export const glue = fc.constantFrom(' ', ' ', ' ', '\n', '\n\n', '  ');

/** Tokens that stand apart, each in the punctuation people put around it. */
export function separate(token: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const before = fc.constantFrom('', '', '', '(', '“', '"', '«', '— ', '👉', '[');
  const after = fc.constantFrom(
    '',
    '',
    '',
    '.',
    ',',
    '!',
    '?',
    ')',
    '”',
    '"',
    '»',
    '…',
    ':',
    ']',
    '。',
  );
  const dressed = fc.tuple(before, token, after, glue).map((parts) => parts.join(''));
  return fc.array(dressed, { minLength: 1, maxLength: 12 }).map((tokens) => tokens.join(''));
}
