import type { Environment } from '#api/env.ts';

/** `wrong` is what fails, now or at the first start; a `note` works and is worth knowing. */
export type State = 'ok' | 'note' | 'wrong';

export interface Finding {
  state: State;
  about: string;
  says: string;
}

export type Check = (env: Environment) => Promise<Finding[]>;

/** The findings about one thing. */
export function about(subject: string) {
  const finding = (state: State) => (says: string) => ({ state, about: subject, says });
  return { ok: finding('ok'), note: finding('note'), wrong: finding('wrong') };
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message, name } = error;
  if (name === 'TimeoutError') return 'no answer in time';
  return (cause instanceof Error && (cause.message || cause.name)) || message || name;
}
