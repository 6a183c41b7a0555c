import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the harness keeps the credentials beside the database, `npm start` has them above it. */
export const secrets = ['superuser.json', 'service.json'];

/** A data folder as `npm start` lays it out, with the database that all tests begin with. */
export async function prepareData(dataDir: string): Promise<void> {
  const database = join(dataDir, 'pocketbase');
  await cp(process.env.POCKETBASE_TEMPLATE ?? '', database, { recursive: true });
  for (const name of secrets) await cp(join(database, name), join(dataDir, name));
}
