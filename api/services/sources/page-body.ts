import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { rules } from '#shared/rules.ts';

const { pageMaxBytes } = rules.source;

export class PageTooLarge extends Error {
  /** What came of it until then. */
  readonly start: Buffer;

  constructor(start: Buffer = Buffer.alloc(0)) {
    super();
    this.start = start;
  }
}

const decoders = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
};

/** What comes beside a page, as between its pieces: five bytes for each, which costs our thread time however short it is. */
const mostBeside = 750_000;

async function* bounded(incoming: IncomingMessage): AsyncGenerator<Buffer> {
  const { socket } = incoming;
  const before = socket.bytesRead;
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    const beside = socket.bytesRead - before - bytes;
    if (bytes > pageMaxBytes || beside > mostBeside) throw new PageTooLarge();
    yield chunk;
  }
}

async function collect(source: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) throw new PageTooLarge(Buffer.concat(chunks).subarray(0, mostBytes));
  }
  return Buffer.concat(chunks);
}

async function unpack(incoming: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const encoding = (incoming.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  // What comes is counted apart from what is made of it: it may be endless and say nothing.
  const coming = bounded(incoming);
  if (encoding === 'identity' || encoding === '') return collect(coming, mostBytes);
  if (!Object.hasOwn(decoders, encoding)) throw new Error('an encoding that nobody asked for');
  const decoder = decoders[encoding as keyof typeof decoders]();
  return pipeline(coming, decoder, (source) => collect(source, mostBytes));
}

/** Whole, decompressed, and never more than is taken, whatever was packed into how little. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  if (Number(incoming.headers['content-length']) > pageMaxBytes) throw new PageTooLarge();
  return unpack(incoming, pageMaxBytes);
}

/** So many bytes of it at most, decompressed; the rest is not waited for. */
export async function readStart(incoming: IncomingMessage, mostBytes: number): Promise<Buffer> {
  try {
    return await unpack(incoming, mostBytes);
  } catch (error) {
    if (error instanceof PageTooLarge) return error.start;
    throw error;
  }
}
