import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Only named fields are ever logged, so a secret has no way in; the redaction guards later mistakes. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.token', '*.password', '*.authorization', '*.apiKey', '*.email', '*.topic'],
      censor: '[hidden]',
    },
  });
}
