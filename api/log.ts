import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';

export type Log = Logger;

const output = pino.destination(1);
const lastWordMilliseconds = 500;

/** Only named fields are ever logged, so a secret has no way in; the redaction guards later mistakes. */
export function createLog(level: string): Log {
  const redact = {
    paths: ['*.token', '*.password', '*.authorization', '*.apiKey', '*.email', '*.topic'],
    censor: '[hidden]',
  };
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, redact }, output);
}

/**
 * What an error says, as a line's `reason`. The error itself would be every field that whoever threw it hung on it,
 * without its words.
 */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Waits until the last line is written, or cannot be. At the exit itself pino would try without an end
 * where nobody reads the log any longer.
 */
export async function lastWord(): Promise<void> {
  await Promise.race([once(output, 'drain'), sleep(lastWordMilliseconds)]).catch(() => {});
}
