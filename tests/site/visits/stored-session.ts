export function tokenUntil(expires: number): string {
  const payload = Buffer.from(JSON.stringify({ exp: expires })).toString('base64url');
  return `head.${payload}.signature`;
}

/** What the browser keeps of somebody who is logged in, until that second. */
export function sessionUntil(expires: number): string {
  const record = { id: 'u1', collectionId: 'users', name: '', email: 'ada@example.com' };
  return JSON.stringify({ token: tokenUntil(expires), record });
}

export const farAway = 4_000_000_000;
