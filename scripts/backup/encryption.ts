import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { PlainError } from '#shared/plain-error.ts';

/*
 * "POSTQUILL-BACKUP-1\n", 32 bytes of salt, then the content in blocks of 64 KiB, each AES-256-GCM with
 * its tag of 16 bytes. The key of a backup is HKDF-SHA-256 of the operator's with that salt, so that no
 * nonce is ever used twice. A block's nonce is its number and whether it is the last one: none can be
 * moved, left out, or cut off at the end.
 */
const mark = Buffer.from('POSTQUILL-BACKUP-1\n');
const saltBytes = 32;
const blockBytes = 65_536;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

function keyOf(secret: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'postquill backup', 32));
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

interface Block {
  bytes: Buffer;
  number: number;
  last: boolean;
}

/** Full blocks, and a last one that may be shorter. */
async function* inBlocks(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Block, void> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of content) {
    rest = Buffer.concat([rest, chunk]);
    // One that is exactly full may be the last.
    while (rest.length > size) {
      yield { bytes: rest.subarray(0, size), number, last: false };
      rest = rest.subarray(size);
      number += 1;
    }
  }
  yield { bytes: rest, number, last: true };
}

export async function* encrypt(
  content: AsyncIterable<Uint8Array>,
  secret: Buffer,
): AsyncGenerator<Buffer, void> {
  const salt = randomBytes(saltBytes);
  const key = keyOf(secret, salt);
  yield Buffer.concat([mark, salt]);
  for await (const { bytes, number, last } of inBlocks(content, blockBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, last));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

function open(key: Buffer, { bytes, number, last }: Block): Buffer {
  try {
    const decipher = createDecipheriv(algorithm, key, nonceOf(number, last));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw new PlainError(
      number === 0
        ? 'The backup cannot be decrypted: BACKUP_KEY is not the key it was made with, or it is damaged.'
        : 'The backup is damaged or was cut off. Take an older one.',
    );
  }
}

/**
 * One byte of it that is not what was written, and nothing of its block comes out. What was never encrypted
 * passes as it is, unless there is a reason to refuse it.
 */
export async function* decrypt(
  content: AsyncIterable<Uint8Array>,
  secret: Buffer | undefined,
  refusalOfPlain?: string,
): AsyncGenerator<Buffer, void> {
  const source = content[Symbol.asyncIterator]();
  const headBytes = mark.length + saltBytes;
  let head: Buffer = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { done, value } = await source.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* remaining(): AsyncGenerator<Uint8Array, void> {
    yield head.subarray(headBytes);
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  if (!head.subarray(0, mark.length).equals(mark)) {
    if (refusalOfPlain !== undefined) throw new PlainError(refusalOfPlain);
    yield head;
    yield* { [Symbol.asyncIterator]: () => source } as AsyncIterable<Buffer>;
    return;
  }
  if (!secret)
    throw new PlainError('This backup is encrypted: set the BACKUP_KEY it was made with.');
  const key = keyOf(secret, head.subarray(mark.length, headBytes));
  for await (const block of inBlocks(remaining(), blockBytes + tagBytes)) yield open(key, block);
}
