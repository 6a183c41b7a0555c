// Letters of scripts that join, or that choose between joined and separate forms by these two signs.
const joining =
  '[\\p{L}--[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]]';
const emojiPart = '[[\\p{Emoji}\\uFE0F]--[0-9#*]]';
// A flag such as Scotland's spells its region in tag characters; anywhere else they hide text.
const strays = new RegExp(
  `(?<emojiJoiner>(?<=${emojiPart})\\u200D(?=${emojiPart}))|` +
    `(?<scriptJoiner>(?<=${joining}\\p{M}?)[\\u200C\\u200D])|` +
    '(?<flag>\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,8}\\u{E007F})|' +
    '[\\u200B-\\u200D\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u202A-\\u202E' +
    '\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFF\\u{E0000}-\\u{E007F}]|' +
    '[\\p{Cs}\\p{Noncharacter_Code_Point}]|[\\p{Cc}--[\\n]]',
  'gv',
);

/** Line breaks of every kind become one; what nobody can see goes unless a script or emoji needs it. */
export function dropInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(
      strays,
      (_match, emojiJoiner, scriptJoiner, flag) => emojiJoiner ?? scriptJoiner ?? flag ?? '',
    );
}
