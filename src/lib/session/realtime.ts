import { pocketbase } from '#lib/pocketbase.ts';
import { refreshAllowance } from './allowance.ts';
import { tellTabs } from './tabs.ts';

const lockName = 'postquill-realtime';
/** A generation writes its row more than once in a moment; one look at the end is enough. */
const settleMilliseconds = 150;

/**
 * Follows the user's subscriptions and generations on the server, in one tab for all: over plain
 * HTTP a browser opens six connections to a host, and a stream per tab would use them up.
 * Where it cannot be had, plan and counter still follow every action and every return to the tab.
 */
export function followServer(): () => void {
  if (!('locks' in navigator)) return () => undefined;
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve());
  });
  navigator.locks
    .request(lockName, { signal: stop.signal }, () => subscribeUntil(stopped))
    .catch(() => {
      // Stopped while another tab was leading, or no stream to be had: nothing is lost.
    });
  return () => stop.abort();
}

async function subscribeUntil(stopped: Promise<void>): Promise<void> {
  const client = await pocketbase();
  const changed = afterQuiet(() => {
    void refreshAllowance();
    tellTabs({ kind: 'allowance' });
  });
  const ends = await Promise.all(
    ['subscriptions', 'generations'].map((name) => client.collection(name).subscribe('*', changed)),
  );
  await stopped;
  await Promise.all(ends.map((end) => end()));
}

function afterQuiet(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, settleMilliseconds);
  };
}
