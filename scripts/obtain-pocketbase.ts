import { main } from './command/main.ts';
import { obtainPocketbase } from './obtain/obtain.ts';

/** What `npm start` does first, for an image or a service that is put together before it runs. */
main(async () => {
  process.stdout.write(`${await obtainPocketbase()}\n`);
  return 0;
});
