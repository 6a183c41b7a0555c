interface Claims {
  /** Whose it is. */
  id?: unknown;
  /** When it was issued, in seconds. */
  iat?: unknown;
  /** When it ends, in seconds. */
  exp?: unknown;
}

/** What a token says of itself, or null where it says nothing readable. The server has the last word. */
export function readToken(token: string): Claims | null {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // Storage and links may hold anything.
    return null;
  }
}

/** Saves asking with a token that cannot pass. */
export function tokenExpired(token: string, now = Date.now()): boolean {
  // What is no number is not later than anything.
  return !(Number(readToken(token)?.exp) * 1000 > now);
}
