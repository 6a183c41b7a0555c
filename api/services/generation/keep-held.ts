import { type Log, messageOf } from '#api/log.ts';
import type { RenewAnswer } from '#shared/contracts/ledger/settle.ts';
import { rules } from '#shared/rules.ts';

/** Often enough for a PocketBase that is away for a while. */
const timesInAHold = 4;

/**
 * Renews a hold for as long as its writer is at work: a slow model takes longer than a hold lasts, and one
 * that says nothing any more is ended by the writer's own clocks. Returns what ends it.
 */
export function keepHeld(renew: () => Promise<RenewAnswer>, log: Log): () => void {
  let waiting = false;
  const timer = setInterval(
    async () => {
      if (waiting) return;
      waiting = true;
      try {
        const { outcome } = await renew();
        if (outcome === 'gone') clearInterval(timer);
      } catch (error) {
        const reason = messageOf(error);
        log.warn({ reason }, 'a hold could not be renewed');
      }
      waiting = false;
    },
    (rules.generation.holdSeconds * 1_000) / timesInAHold,
  );
  return () => clearInterval(timer);
}
