// An index of words tidies itself up by 64 of its pages for each level, while nobody else writes: with every 64 rows
// whose words come, and of generations with every 32 that are forgotten. Smaller pages make smaller steps; those that
// are there become smaller with their next merge.
/** @param {CoreApp} app @param {number} bytes */
function pagesOf(app, bytes) {
  for (const index of ['post_words', 'generation_words']) {
    app.db().newQuery(`INSERT INTO ${index} (${index}, rank) VALUES ('pgsz', ${bytes})`).execute();
  }
}

migrate(
  (app) => pagesOf(app, 1000),
  (app) => pagesOf(app, 4050),
);
