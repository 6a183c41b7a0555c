import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { rules } from '#shared/rules.ts';

const { pageMaxBytes } = rules.source;

export class PageTooLarge extends Error {}

const decoders = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
};

async function* bounded(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > pageMaxBytes) throw new PageTooLarge();
    yield chunk;
  }
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bounded(source)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whole, decompressed, and never more than is taken, whatever was packed into how little. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const encoding = (incoming.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (Number(incoming.headers['content-length']) > pageMaxBytes) throw new PageTooLarge();
  if (encoding === 'identity' || encoding === '') return collect(incoming);
  if (!Object.hasOwn(decoders, encoding)) throw new Error('an encoding that nobody asked for');
  const decoder = decoders[encoding as keyof typeof decoders]();
  // What comes is counted too: it may be endless and say nothing.
  return pipeline(bounded(incoming), decoder, (source) => collect(source));
}
