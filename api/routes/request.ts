import type { Context } from 'hono';
import type { AppBindings } from '#api/context.ts';
import { answerLanguage, contentLanguage, problemIn } from '#api/language/said.ts';
import { type ProblemCode, statusOf } from '#shared/problem.ts';
import type { SiteLanguage } from '#shared/rules.ts';

/** What the page that asks is in. */
export function languageAsked(context: Context<AppBindings>): SiteLanguage {
  return answerLanguage(context.env.incoming.headers);
}

export function refuse(context: Context<AppBindings>, code: ProblemCode): Response {
  const language = languageAsked(context);
  return context.json(problemIn(language, code), statusOf(code), contentLanguage(language));
}

export function bearerToken(context: Context<AppBindings>): string | undefined {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  return token;
}

/** Aborted where nobody waits for the answer any more; they may have left before this was asked for. */
export function leaving({ env: { outgoing } }: Context<AppBindings>): AbortSignal {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  if (outgoing.destroyed) gone.abort();
  return gone.signal;
}

/** One for each click on the page. */
export const keyShape = /^[\x21-\x7e]{8,128}$/;

export function isJson(context: Context<AppBindings>): boolean {
  return /^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '');
}

/** Half of a character, which no text can be stored with. */
function wellFormed(text: unknown): boolean {
  return typeof text !== 'string' || text.isWellFormed();
}

/** Undefined for anything that is not JSON; the route's schema then names what is missing. */
export function readJson(context: Context<AppBindings>): unknown {
  try {
    return JSON.parse(context.env.body.toString('utf8'), (name, value: unknown) => {
      if (!wellFormed(name) || !wellFormed(value)) throw new SyntaxError('half a character');
      return value;
    });
  } catch (error) {
    // The second is a body of nothing but brackets, too deep to walk through.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
