/** An error meant for the person at the keyboard: entry points print its message alone and exit 1. */
export class PlainError extends Error {
  override name = 'PlainError';
}
