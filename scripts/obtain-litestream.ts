import { main } from './command/main.ts';
import { obtainLitestream } from './obtain/obtain.ts';

/** What a start with COPY_TO does first, for a machine that is made ready before. */
main(async () => {
  process.stdout.write(`${await obtainLitestream()}\n`);
  return 0;
});
