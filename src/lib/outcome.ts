import { type MessageKey, message } from '#shared/rules.ts';

/** A failure in words for people, with a code the caller can tell apart. */
export interface Refusal {
  ok: false;
  text: string;
  code: string;
}

export type Outcome<T = undefined> = { ok: true; value: T } | Refusal;

export function succeeded<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(key: MessageKey): Refusal {
  return { ok: false, text: message(key), code: key };
}
