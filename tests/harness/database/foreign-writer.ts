import { DatabaseSync } from 'node:sqlite';

/** Another program that writes into PocketBase's database, as a replicator does: one row every 5 ms. */
const database = new DatabaseSync(process.argv[2] ?? '', { timeout: 60_000 });
database.exec('CREATE TABLE foreign_writes (id INTEGER PRIMARY KEY)');
const write = database.prepare('INSERT INTO foreign_writes DEFAULT VALUES');
process.once('disconnect', () => process.exit(0));
setInterval(() => {
  write.run();
  process.send?.('wrote');
}, 5);
