/**
 * Letters that Unicode takes for letters of their own, and people without such a keyboard do not.
 * @type {Record<string, string>}
 */
const plain = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' };

/** Accents, and the vowel points of Hebrew and Arabic, which most people leave out. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;

/** Scripts that put no space between words: Chinese, Japanese, Thai, Lao, Burmese, Khmer. */
const unspaced =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u9fff';

// PocketBase's engine knows no \p{L}: what separates words is named instead, and all else belongs to them.
const separating =
  '\\u0000-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u0589\\u058a\\u05be\\u060c\\u061b' +
  '\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965\\u1361-\\u1368\\u2000-\\u2bff\\u2e00-\\u2e7f' +
  '\\u3000-\\u3004\\u3008-\\u3020\\u3030\\ue000-\\uf8ff\\ufe00-\\ufe6f\\uff00-\\u{10ffff}';

/** A picture sign by itself; a run of a script without spaces; a word. */
const pieces = new RegExp(
  `[\\u2600-\\u27bf\\u2b00-\\u2bff\\u{10000}-\\u{10ffff}]|[${unspaced}]+|[^${separating}${unspaced}]+`,
  'gu',
);
const isUnspaced = new RegExp(`^[${unspaced}]`);
const longestWord = 40;

/** @param {string} text */
function folded(text) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => plain[letter]);
}

/** @param {string} text */
function piecesOf(text) {
  return folded(text).match(pieces) || [];
}

/**
 * Each sign with the one behind it. The last one is alone, so that it is found by itself.
 * @param {string} run
 */
function pairsOf(run) {
  return Array.from(run, (_, at) => run.slice(at, at + 2));
}

/** @param {string[]} words */
function unique(words) {
  return Array.from(new Set(words.map((word) => word.slice(0, longestWord))));
}

/**
 * What a text is found by.
 * @param {string} text
 */
function wordsOf(text) {
  return unique(
    piecesOf(text).flatMap((piece) => (isUnspaced.test(piece) ? pairsOf(piece) : [piece])),
  );
}

/**
 * What must stand in a text, at the beginning of a word of it, whatever signs a query has besides.
 * @param {string} query
 */
function wordsAskedFor(query) {
  /** @param {string} piece */
  const asked = (piece) =>
    isUnspaced.test(piece) && piece.length > 1 ? pairsOf(piece).slice(0, -1) : [piece];
  return unique(piecesOf(query).flatMap(asked));
}

module.exports = { wordsAskedFor, wordsOf };
