import type { ProblemCode } from '#shared/problem.ts';

export interface Refused {
  ok: false;
  code: ProblemCode;
}

/** What a person asked of a service: done, or refused for a reason that has its sentence. */
export type Outcome<Value> = { ok: true; value: Value } | Refused;

export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function refused(code: ProblemCode): Refused {
  return { ok: false, code };
}
