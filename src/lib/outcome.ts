import type { Problem } from '#shared/problem.ts';
import { type MessageKey, message } from '#shared/rules.ts';

/** The one "no" of the browser: what the API answers, or what is known without asking it. */
export interface Refusal extends Problem {
  ok: false;
}

export type Outcome<T = undefined> = { ok: true; value: T } | Refusal;

export function succeeded<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(code: MessageKey): Refusal {
  return { ok: false, error: message(code), code };
}
