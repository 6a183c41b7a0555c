import type { DatabaseSync } from 'node:sqlite';

/** What the migrations say; where thousands of rows come past the hooks, nothing else would merge their words. */
const usual = { automerge: 0, hashsize: 1_048_576 };

/** Large pieces, since a merge of small ones costs more than all else. */
const filling = { automerge: 4, hashsize: 64_000_000 };

const indexes = ['post_words', 'generation_words'];

function setUp(database: DatabaseSync, options: typeof usual): void {
  for (const index of indexes) {
    for (const [name, value] of Object.entries(options)) {
      database.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('${name}', ${value})`);
    }
  }
}

/**
 * The indexes of words merge by themselves meanwhile, and in the end as a site's are: the job that drops deleted words
 * writes them anew several times a day, wherever anything was deleted.
 */
export function mergingWords(database: DatabaseSync, fill: () => void): void {
  setUp(database, filling);
  fill();
  for (const index of indexes) {
    database.exec(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
  }
  setUp(database, usual);
}
