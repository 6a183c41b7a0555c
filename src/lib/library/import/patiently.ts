import { type Outcome, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { sessionAlive } from '#lib/session/check.ts';
import { $session } from '#lib/session/state.ts';
import { readStoredSession } from '#lib/session/stored.ts';

/** Between two tries of a request whose answer did not come. */
const pauses = [500, 1500, 4000];

/** Whoever asks too often may go on when the window is over, which lasts for a minute. */
const waitForWindow = 5_000;
const longestWait = 15;

export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** For requests that may be asked twice: each is sent again where no answer came, or where it came too soon. */
export async function patiently<Answer>(
  route: string,
  body: object,
  signal: AbortSignal,
): Promise<Outcome<Answer>> {
  const owner = $session.get()?.id;
  let [failures, waits] = [0, 0];
  while (!signal.aborted) {
    // Another tab may have ended it, or begun one of somebody else.
    if (readStoredSession()?.record.id !== owner) return refused('sessionExpired');
    try {
      const client = await pocketbase();
      const options = { method: 'POST', body, requestKey: null };
      return succeeded(await client.send<Answer>(`/api/account/${route}`, options));
    } catch (error) {
      const { status } = readFailure(error);
      const isSoon = status === 429;
      const milliseconds = isSoon ? waitForWindow : pauses[failures];
      if (isSoon) waits += 1;
      else failures += 1;
      const isFinal = status > 0 && status < 500 && !isSoon;
      if (isFinal || milliseconds === undefined || waits > longestWait) {
        return refused((await sessionAlive()) ? 'importFailed' : 'sessionExpired');
      }
      await pause(milliseconds, signal);
    }
  }
  return refused('importFailed');
}
