import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { endOf, headOf, lineOf, stampOf } from '#lib/library/export/zip-records.ts';

const empty = new Uint8Array([3, 0]);

/** A zip of so many empty files. */
function zipOf(files: number): Uint8Array {
  const stamp = stampOf(new Date());
  const pieces: Uint8Array[] = [];
  const lines: Uint8Array[] = [];
  let offset = 0;
  for (let at = 0; at < files; at += 1) {
    const name = new TextEncoder().encode(`${at}.md`);
    const entry = { name, crc: 0, packed: empty.length, size: 0, offset };
    const head = headOf(entry, stamp);
    pieces.push(head, empty);
    lines.push(lineOf(entry, stamp));
    offset += head.length + empty.length;
  }
  const size = lines.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...pieces, ...lines, ...endOf({ files, size, offset })]);
}

// The number in a zip's end has two bytes.
test.each([0, 1, 65_534, 65_535, 65_537])('a zip of %i files has so many', (files) => {
  const names = Object.keys(unzipSync(zipOf(files)));
  expect(names).toHaveLength(files);
  expect(new Set(names)).toEqual(new Set(Array.from({ length: files }, (_, at) => `${at}.md`)));
});

test.each(['size', 'packed', 'offset'])(
  'a %s of 4 GB is refused, not written as another',
  (what) => {
    const entry = { name: empty, crc: 0, packed: 2, size: 0, offset: 0 };
    const stamp = stampOf(new Date());
    expect(lineOf({ ...entry, [what]: 2 ** 32 - 1 }, stamp)).toHaveLength(48);
    expect(() => lineOf({ ...entry, [what]: 2 ** 32 }, stamp)).toThrow(
      'A zip cannot say 4294967296 in 4 bytes.',
    );
  },
);
