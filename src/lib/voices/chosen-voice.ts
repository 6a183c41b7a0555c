const key = 'postquill_voice';

interface Choice {
  owner: string;
  /** '' for none. */
  voice: string;
}

/** What this account chose last in this browser: a voice's id, '' for none, null for no choice yet. */
export function readChoice(owner: string): string | null {
  try {
    const choice: Partial<Choice> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return choice?.owner === owner && typeof choice.voice === 'string' ? choice.voice : null;
  } catch {
    // Forbidden, or something that is not ours: nothing was chosen.
    return null;
  }
}

export function rememberChoice(owner: string, voice: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ owner, voice } satisfies Choice));
  } catch {
    // Where nothing may be stored, the default is chosen again next time.
  }
}
