/** What a zip says of one of its files. */
export interface ZipEntry {
  name: Uint8Array;
  crc: number;
  packed: number;
  size: number;
  /** Where in the zip it begins. */
  offset: number;
}

type Field = readonly [bytes: 2 | 4 | 8, value: number];

const nameInUtf8 = 0x800;
const deflated = 8;
/** From so many files on their number stands in a longer record. */
const most = 0xffff;

function recordOf(
  fields: readonly Field[],
  tail: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const record = new Uint8Array(length + tail.length);
  const view = new DataView(record.buffer);
  let at = 0;
  for (const [bytes, value] of fields) {
    // It would be written as a smaller one, and nobody could open the file.
    if (value >= 2 ** (8 * bytes)) throw new Error(`A zip cannot say ${value} in ${bytes} bytes.`);
    if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  record.set(tail, length);
  return record;
}

/** Day and time as a zip has them, in the zone of whoever reads it. */
export function stampOf(time: Date): number {
  const day = ((time.getFullYear() - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate();
  const clock = (time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1);
  return day * 0x10000 + clock;
}

const about = ({ name, crc, packed, size }: ZipEntry, stamp: number): Field[] => [
  ...([20, nameInUtf8, deflated].map((value) => [2, value]) as Field[]),
  ...([stamp, crc, packed, size].map((value) => [4, value]) as Field[]),
  [2, name.length],
  [2, 0],
];

/** Stands before a file. */
export function headOf(entry: ZipEntry, stamp: number): Uint8Array<ArrayBuffer> {
  return recordOf([[4, 0x04034b50], ...about(entry, stamp)], entry.name);
}

/** Stands in the list of all files. */
export function lineOf(entry: ZipEntry, stamp: number): Uint8Array<ArrayBuffer> {
  const rest: Field[] = [
    ...([0, 0, 0].map((value) => [2, value]) as Field[]),
    [4, 0],
    [4, entry.offset],
  ];
  return recordOf([[4, 0x02014b50], [2, 20], ...about(entry, stamp), ...rest], entry.name);
}

interface List {
  files: number;
  size: number;
  offset: number;
}

function longEnd({ files, size, offset }: List): Uint8Array<ArrayBuffer>[] {
  return [
    recordOf([
      ...([
        [4, 0x06064b50],
        [8, 44],
        [2, 45],
        [2, 45],
        [4, 0],
        [4, 0],
      ] as Field[]),
      ...([files, files, size, offset].map((value) => [8, value]) as Field[]),
    ]),
    recordOf([
      [4, 0x07064b50],
      [4, 0],
      [8, offset + size],
      [4, 1],
    ]),
  ];
}

/** The end of a zip. More files than its number has room for are counted in the longer record before it. */
export function endOf(list: List): Uint8Array<ArrayBuffer>[] {
  const files = Math.min(list.files, most);
  const end = recordOf([
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, files],
      [2, files],
    ] as Field[]),
    ...([
      [4, list.size],
      [4, list.offset],
      [2, 0],
    ] as Field[]),
  ]);
  return files === most ? [...longEnd(list), end] : [end];
}
