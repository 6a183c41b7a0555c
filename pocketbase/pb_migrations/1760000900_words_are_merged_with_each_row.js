// Indexes of words would merge their segments by themselves, hundreds of pages at once while nobody else writes.
// lib/library/merging.js does it since, a few pages with each row. So their pages are as large again as one of the
// database: at the end of a merge all that its pages are looked up by goes at once, which is a quarter as much then.
/** @param {CoreApp} app @param {Record<string, number>} options */
function setUp(app, options) {
  for (const index of ['post_words', 'generation_words']) {
    for (const name of Object.keys(options)) {
      app
        .db()
        .newQuery(`INSERT INTO ${index} (${index}, rank) VALUES ('${name}', ${options[name]})`)
        .execute();
    }
  }
}

migrate(
  (app) => setUp(app, { automerge: 0, pgsz: 4050 }),
  (app) => setUp(app, { automerge: 4, pgsz: 1000 }),
);
