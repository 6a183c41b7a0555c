const { big, little, reads } = require('./picture-bytes.js');

/** @typedef {{ width: number, height: number }} Size */

/**
 * Width and height as the picture's header declares them, which is what a decoder makes room for
 * before it has seen a single pixel. Null where the header is not that of a whole PNG, JPEG or WebP.
 * @param {number[]} bytes
 */
function sizeOf(bytes) {
  return pngSize(bytes) || jpegSize(bytes) || webpSize(bytes);
}

/** @param {number[]} bytes */
function pngSize(bytes) {
  if (!reads(bytes, 0, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') || bytes.length < 24) return null;
  return { width: big(bytes, 16, 4), height: big(bytes, 20, 4) };
}

/**
 * Baseline, extended and progressive frames: all that PocketBase's decoder knows.
 * @param {number} marker
 */
const isFrame = (marker) => marker >= 0xc0 && marker <= 0xc2;
/**
 * Tables, comments and what programs leave behind. Each says its length, as not every marker does.
 * @param {number} marker
 */
const isSegment = (marker) =>
  [0xc4, 0xdb, 0xdd, 0xfe].includes(marker) || (marker >= 0xe0 && marker <= 0xef);

/** @param {number[]} bytes */
function jpegSize(bytes) {
  if (!reads(bytes, 0, '\xff\xd8')) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (isFrame(marker)) return { height: big(bytes, at + 5, 2), width: big(bytes, at + 7, 2) };
    // Any number of filling bytes may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (isSegment(marker)) at += 2 + big(bytes, at + 2, 2);
    else return null;
  }
  return null;
}

/** @type {Record<string, (bytes: number[], at: number) => Size>} */
const webpChunks = {
  VP8X: (bytes, at) => ({
    width: 1 + little(bytes, at + 4, 3),
    height: 1 + little(bytes, at + 7, 3),
  }),
  'VP8 ': (bytes, at) => ({
    width: little(bytes, at + 6, 2) % 0x4000,
    height: little(bytes, at + 8, 2) % 0x4000,
  }),
  VP8L: (bytes, at) => {
    const packed = little(bytes, at + 1, 4);
    return { width: 1 + (packed % 0x4000), height: 1 + (Math.floor(packed / 0x4000) % 0x4000) };
  },
};
const longestChunkHeader = 10;

/**
 * The largest of what its parts declare: one of them is the canvas, another the picture on it.
 * @param {number[]} bytes
 */
function webpSize(bytes) {
  if (!reads(bytes, 0, 'RIFF') || !reads(bytes, 8, 'WEBP')) return null;
  /** @type {Size | null} */
  let size = null;
  let at = 12;
  while (at + 8 + longestChunkHeader <= bytes.length) {
    const kind = Object.keys(webpChunks).find((name) => reads(bytes, at, name));
    if (kind) {
      const { width, height } = webpChunks[kind](bytes, at + 8);
      /** @type {Size} */
      const before = size || { width: 0, height: 0 };
      size = { width: Math.max(width, before.width), height: Math.max(height, before.height) };
    }
    const length = little(bytes, at + 4, 4);
    at += 8 + length + (length % 2);
  }
  return size;
}

module.exports = { sizeOf };
