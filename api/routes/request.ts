import type { Context } from 'hono';
import type { AppBindings } from '#api/context.ts';
import { type MessageKey, message } from '#shared/rules.ts';

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503;

/** The one shape of a refusal: a sentence for people, a code for programs. */
export function problem(context: Context<AppBindings>, status: ErrorStatus, key: MessageKey) {
  return context.json({ error: message(key), code: key }, status);
}

export function bearerToken(context: Context<AppBindings>): string | undefined {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  return token;
}

/** Undefined for anything that is not JSON; the route's schema then names what is missing. */
export async function readJson(context: Context<AppBindings>): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
