/** What Google said, as the page it led back to hands it on. */
interface GoogleReturn {
  state: string;
  /** Null where somebody said no at Google. */
  code: string | null;
}

const channelName = 'postquill-google';

/**
 * Held by the window that began a sign-in for as long as it waits. So any window of this browser can
 * tell whether a state was made here, and nothing is left behind when the waiting one is closed.
 */
const lockOf = (state: string) => `postquill-google-${state}`;

/** Sends somebody to Google and waits for the code that comes back with this state. */
export async function codeFrom(
  state: string,
  goToGoogle: () => void,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const channel = new BroadcastChannel(channelName);
  const answered = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    channel.addEventListener('message', ({ data }: MessageEvent<GoogleReturn>) => {
      if (data.state !== state) return;
      if (data.code === null) reject(new Error('Google said no'));
      else resolve(data.code);
    });
  });
  try {
    return await navigator.locks.request(lockOf(state), () => {
      goToGoogle();
      return answered;
    });
  } finally {
    channel.close();
  }
}

/**
 * Gives the code to the window that waits for it; false where nobody in this browser began such a
 * sign-in. Google's pages may cut the tie between a window and its opener, so there is none here.
 */
export async function handOver(answer: GoogleReturn): Promise<boolean> {
  const lock = lockOf(answer.state);
  const isOurs = await navigator.locks.request(
    lock,
    { ifAvailable: true },
    (free) => free === null,
  );
  if (!isOurs) return false;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(answer);
  // Free again once the other window has what it waited for.
  await navigator.locks.request(lock, () => channel.close());
  return true;
}
