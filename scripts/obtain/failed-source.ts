import { SourceFailed } from './source-failed.ts';

const plainReasons: Record<string, string> = {
  ENOTFOUND: 'its name could not be resolved',
  EAI_AGAIN: 'its name could not be resolved',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'it cannot be reached from this network',
  ENETUNREACH: 'this machine has no network',
};

export function asFailedSource(error: unknown, when = ''): SourceFailed {
  // Node's network errors carry a code; some of them have an empty message.
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = plainReasons[code ?? ''] ?? (message.split('\n')[0] || code);
  return new SourceFailed(`${reason}${when}`);
}
