/**
 * One wish may arrive several times at once: systemd tells every process of a service, and some
 * shells and npm hand a terminal's Ctrl-C on to who has had it already.
 */
const sameWishMilliseconds = 1_000;

export interface Ending {
  /** Called once, with the first wish. */
  end(): void;
  /** Called once, when somebody asks again. */
  hurry(): void;
}

/** Signals, and the word of the process that started this one, become a wish to end or to hurry. */
export function onWishToEnd({ end, hurry }: Ending): void {
  let first: number | undefined;
  let hurried = false;
  function wish(): void {
    if (first === undefined) {
      first = performance.now();
      end();
    } else if (performance.now() - first > sameWishMilliseconds) hurryOnce();
  }
  function hurryOnce(): void {
    if (hurried) return;
    hurried = true;
    hurry();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, wish);
  process.on('message', (word) => word === 'hurry' && hurryOnce());
  // Whoever started this process is dead, and its servers are being swept up.
  process.once('disconnect', () => {
    wish();
    hurryOnce();
  });
}
