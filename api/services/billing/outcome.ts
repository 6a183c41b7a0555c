import type { MessageKey } from '#shared/rules.ts';

export interface Refused {
  ok: false;
  status: 402 | 403 | 404 | 503;
  key: MessageKey;
}

/** What a person asked of billing: done, or refused with a sentence of the catalogue. */
export type Outcome<Value> = { ok: true; value: Value } | Refused;

export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function refused(status: Refused['status'], key: MessageKey): Refused {
  return { ok: false, status, key };
}
