import { createHash } from 'node:crypto';

/**
 * The same wish gives the same key, so that a retry or a double click gives the same object.
 * Hashed: Stripe asks that keys hold nothing personal.
 */
export function idempotencyKey(...wish: string[]): string {
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
}
