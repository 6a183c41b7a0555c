import { hash } from 'node:crypto';
import { PlainError } from '#shared/plain-error.ts';

export function sha256(bytes: Uint8Array): string {
  return hash('sha256', bytes);
}

/** A wrong hash is never a reason to try the next way: somebody may be handing out another program. */
export function insistOnHash(
  bytes: Uint8Array,
  expected: string,
  what: string,
  instead: string,
): void {
  const got = sha256(bytes);
  if (got === expected) return;
  throw new PlainError(
    [
      `${what} is not what it should be, so nothing of it was unpacked, kept or started.`,
      `  expected SHA-256 ${expected}`,
      `  got SHA-256      ${got}`,
      `Something between this machine and the publisher may have changed it. Try another network, or set ${instead} to a program that you trust.`,
    ].join('\n'),
  );
}
