import { z } from 'zod';

export interface JsonAnswer {
  status: number;
  body: unknown;
}

/** The request was never sent, and may be sent again. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** The router in front of PocketBase gave up. Most do so before they deliver, some after it as well. */
export class RouterAnswered extends Error {
  override readonly name = 'RouterAnswered';
}

const ownRefusal = z.object({ status: z.literal(503) });

/** A router whose PocketBase is away answers 503 as well, in a shape that is not PocketBase's. */
export function readAnswer(status: number, chunks: Buffer[]): JsonAnswer {
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    const body = text === '' ? null : JSON.parse(text);
    if (status !== 503 || ownRefusal.safeParse(body).success) return { status, body };
  } catch (error) {
    if (status !== 503) throw error;
  }
  throw new RouterAnswered('the router in front of PocketBase answered 503');
}
