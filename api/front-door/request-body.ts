import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { refuseTooLarge } from './refuse-unread.ts';

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** What it says of itself; nothing where it comes in chunks. */
export function lengthOf({ headers }: IncomingMessage): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

export function declaresMoreThan(limit: number, request: IncomingMessage): boolean {
  return (lengthOf(request) ?? 0) > limit;
}

/** The whole body; undefined where there is nobody left to answer, or a refusal is on its way. */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<Buffer | undefined> {
  if (declaresMoreThan(limit, request)) {
    refuseTooLarge(request, response);
    return Promise.resolve(undefined);
  }
  if (!hasBody(request)) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const take = (chunk: Buffer) => {
      received += chunk.length;
      if (received <= limit) return void chunks.push(chunk);
      request.off('data', take);
      refuseTooLarge(request, response);
      resolve(undefined);
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => resolve(undefined));
  });
}

export function holdsObject({ headers }: IncomingMessage, body: Buffer): boolean {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return false;
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The body as it comes, broken off where it grows beyond the limit. */
export function measuredBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Readable {
  // An answer may come before all of this is here; unread bytes would block the next request.
  response.once('finish', () => request.unpipe().resume());
  let received = 0;
  return request.pipe(
    new Transform({
      transform(chunk: Buffer, _, done) {
        received += chunk.length;
        if (received > limit) done(new BodyTooLarge());
        else done(null, chunk);
      },
    }),
  );
}
