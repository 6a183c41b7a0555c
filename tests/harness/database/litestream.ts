import { litestreamAtHand } from '#scripts/obtain/obtain.ts';

/** What the next start with COPY_TO would use; undefined where it had to be fetched or built first. */
export const litestream = await litestreamAtHand({ report: () => undefined });

/** Said once by each file that needs it, since a test that is skipped looks like one that passed. */
export function tellOfSkipping(): boolean {
  if (litestream !== undefined) return false;
  process.stderr.write(
    '\nSKIPPED: no Litestream is here. With Go installed `node scripts/obtain-litestream.ts` builds it; ' +
      'LITESTREAM_BIN names one.\n\n',
  );
  return true;
}
