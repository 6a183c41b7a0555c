/** The server says something every ten seconds, if only that it is still writing. */
const patienceMilliseconds = 60_000;

export interface Line {
  /** Aborted by the one who waits, or once the line has been silent for too long. */
  signal: AbortSignal;
  heard: () => void;
  end: () => void;
}

/** A line that is dead, but says nothing, must not keep a button busy for ever. */
export function watchLine(waiting: AbortSignal): Line {
  const line = new AbortController();
  const abort = () => line.abort();
  let silence = setTimeout(abort, patienceMilliseconds);
  waiting.addEventListener('abort', abort);
  if (waiting.aborted) abort();
  return {
    signal: line.signal,
    heard: () => {
      clearTimeout(silence);
      silence = setTimeout(abort, patienceMilliseconds);
    },
    end: () => {
      clearTimeout(silence);
      waiting.removeEventListener('abort', abort);
    },
  };
}
