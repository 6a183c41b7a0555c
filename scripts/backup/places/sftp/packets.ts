/** The numbers of SFTP's third version, which every server speaks. */
export const kinds = {
  init: 1,
  version: 2,
  open: 3,
  close: 4,
  read: 5,
  write: 6,
  openFolder: 11,
  readFolder: 12,
  remove: 13,
  makeFolder: 14,
  removeFolder: 15,
  stat: 17,
  rename: 18,
  status: 101,
  handle: 102,
  data: 103,
  names: 104,
  extended: 200,
} as const;

export function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function position(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** With its length before it, as everything whose length varies. */
export function text(value: string | Uint8Array): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([number(bytes.length), bytes]);
}

/** What somebody else may not read. */
const permissionsGiven = 4;
export const privateFile = Buffer.concat([number(permissionsGiven), number(0o600)]);
export const privateFolder = Buffer.concat([number(permissionsGiven), number(0o700)]);

const folderKind = 0o040000;
const kindOfMode = 0o170000;

/** Reads an answer from its beginning to its end. */
export class Reading {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isOver(): boolean {
    return this.#at >= this.#bytes.length;
  }

  number(): number {
    this.#at += 4;
    return this.#bytes.readUInt32BE(this.#at - 4);
  }

  bytes(): Buffer {
    const length = this.number();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  text(): string {
    return this.bytes().toString();
  }

  /** Of what stands about a file only this is of use; all of it has to be passed by. */
  isFolder(): boolean {
    const given = this.number();
    if (given & 1) this.#at += 8;
    if (given & 2) this.#at += 8;
    const mode = given & permissionsGiven ? this.number() : 0;
    if (given & 8) this.#at += 8;
    const more = given & 0x80000000 ? this.number() : 0;
    for (let left = more * 2; left > 0; left -= 1) this.bytes();
    return (mode & kindOfMode) === folderKind;
  }
}
