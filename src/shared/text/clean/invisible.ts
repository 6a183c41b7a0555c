import { dropStrayIsolates } from './isolates.ts';

// Letters of scripts that join, or that choose between joined and separate forms by these two signs.
const joining =
  '[\\p{L}--[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]]';
const emojiPart = '[[\\p{Emoji}\\uFE0F]--[0-9#*]]';
// One selector may choose another form of a sign that has several; more of them, or one after a letter,
// shows nothing and can spell a hidden text. The same goes for marks of direction in a row.
const severalForms = '[\\p{Emoji}\\p{Sm}\\p{sc=Han}\\p{sc=Mymr}\\p{sc=Phag}]';
const direction = '[\\u061C\\u200E\\u200F]';
// A flag such as Scotland's spells its region in tag characters; anywhere else they hide text.
const wanted = [
  `(?<=${emojiPart})\\u200D(?=${emojiPart})`,
  `(?<=${joining}\\p{M}?)[\\u200C\\u200D]`,
  `(?<=${severalForms})[\\uFE00-\\uFE0F]`,
  '(?<=\\p{sc=Han})[\\u{E0100}-\\u{E01EF}]',
  '(?<=[\\p{sc=Mong}&&\\p{L}])[\\u180B-\\u180D\\u180F]',
  `(?<!${direction})${direction}`,
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,8}\\u{E007F}',
].join('|');
const strays = new RegExp(
  `(?<wanted>${wanted})|` +
    '[\\u200B-\\u200F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u202A-\\u202E' +
    '\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFF' +
    '\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}]|' +
    '[\\p{Cs}\\p{Noncharacter_Code_Point}]|[\\p{Cc}--[\\n]]',
  'gv',
);

/** Line breaks of every kind become one; what nobody can see goes unless a script or emoji needs it. */
export function dropInvisible(text: string): string {
  const seen = text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(strays, '$<wanted>');
  return dropStrayIsolates(seen);
}
