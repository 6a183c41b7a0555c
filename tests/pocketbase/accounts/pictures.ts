import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A whole and valid PNG in one color, which packs into next to nothing. */
export function png(width: number, height: number, bits = 1, channels = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = channels === 4 ? 6 : 0;
  const row = 1 + Math.ceil((width * bits * channels) / 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function frame(width: number, height: number, marker = 0xc0): Buffer {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(marker, data);
}

const start = Buffer.from([0xff, 0xd8]);
const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'));
const tables = segment(0xdb, Buffer.alloc(65, 1));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0xff, 0xd9]),
]);

/** As far as its header goes: what is in the scan is nobody's business before there is room for it. */
export function jpeg(width: number, height: number, marker = 0xc0): Buffer {
  return Buffer.concat([start, jfif, tables, frame(width, height, marker), scan]);
}

/** Shows its size only behind as much metadata as cameras write. */
export function jpegFromCamera(width: number, height: number): Buffer {
  const exif = segment(0xe1, Buffer.alloc(60_000, 0xff));
  const filling = Buffer.from([0xff, 0xff, 0xff]);
  return Buffer.concat([start, exif, filling, exif, jfif, tables, frame(width, height), scan]);
}

/**
 * A small frame for whoever takes a restart mark for a segment with a length; whoever knows that it
 * has none sees the large one.
 */
export function jpegOfTwoReadings(width: number, height: number): Buffer {
  const hidden = Buffer.concat([tables, frame(width, height), scan]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(hidden.length + 2);
  const restart = Buffer.from([0xff, 0xd0]);
  return Buffer.concat([start, jfif, restart, length, hidden, frame(8, 8), scan]);
}

function riff(...chunks: [string, Buffer][]): Buffer {
  const parts = chunks.map(([kind, data]) => {
    const head = Buffer.alloc(8);
    head.write(kind, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function lossy(width: number, height: number): Buffer {
  const data = Buffer.alloc(40);
  data.set([0x10, 0, 0, 0x9d, 0x01, 0x2a]);
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  return data;
}

function lossless(width: number, height: number): Buffer {
  const data = Buffer.alloc(40);
  data[0] = 0x2f;
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return data;
}

function canvas(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return data;
}

export const webp = {
  lossy: (width: number, height: number) => riff(['VP8 ', lossy(width, height)]),
  lossless: (width: number, height: number) => riff(['VP8L', lossless(width, height)]),
  extended: (width: number, height: number) =>
    riff(['VP8X', canvas(width, height)], ['ICCP', Buffer.alloc(3001)], ['VP8L', lossless(8, 8)]),
  understated: (width: number, height: number) =>
    riff(['VP8X', canvas(8, 8)], ['ICCP', Buffer.alloc(301)], ['VP8L', lossless(width, height)]),
};
