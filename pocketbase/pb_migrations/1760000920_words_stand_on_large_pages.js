// At the end of a merge all that the pages of its segments are looked up by goes at once, a row for each page, and only
// FTS5 may take them away. So there are few pages: each fills eight of the database's.
/** @param {CoreApp} app @param {number} bytes */
function pagesOf(app, bytes) {
  for (const index of ['post_words', 'generation_words']) {
    app.db().newQuery(`INSERT INTO ${index} (${index}, rank) VALUES ('pgsz', ${bytes})`).execute();
  }
}

migrate(
  (app) => pagesOf(app, 32_400),
  (app) => pagesOf(app, 4050),
);
