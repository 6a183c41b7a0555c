/** An error whose message is meant for a person: shown alone, without a stack trace. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
