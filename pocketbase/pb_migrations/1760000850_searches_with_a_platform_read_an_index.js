const generationIndexes = {
  // All that a count of them asks for, with a platform or without: the rows themselves are large.
  now: '`userId`, `timestamp`, `id`, `platform`, `also`',
  before: '`userId`, `timestamp`, `id`',
};

const history = "`kept` <> 'gone' AND `state` = 'done' AND `refines` = ''";

/** @param {CoreApp} app @param {string} columns */
function indexHistory(app, columns) {
  const generations = app.findCollectionByNameOrId('generations');
  generations.removeIndex('generations_history');
  generations.addIndex('generations_history', false, columns, history);
  app.save(generations);
}

// Every 64 words that go would have an index merged by hundreds of pages, while nobody else writes: a job does it
// in small steps.
/** @param {CoreApp} app @param {number} share */
function mergeWhereDeleted(app, share) {
  for (const index of ['post_words', 'generation_words']) {
    app
      .db()
      .newQuery(`INSERT INTO ${index} (${index}, rank) VALUES ('deletemerge', ${share})`)
      .execute();
  }
}

migrate(
  (app) => {
    const posts = app.findCollectionByNameOrId('posts');
    posts.addIndex('posts_platform', false, '`userId`, `platform`, `timestamp`, `id`', '');
    app.save(posts);
    indexHistory(app, generationIndexes.now);
    mergeWhereDeleted(app, 0);
  },
  (app) => {
    mergeWhereDeleted(app, 10);
    indexHistory(app, generationIndexes.before);
    const posts = app.findCollectionByNameOrId('posts');
    posts.removeIndex('posts_platform');
    app.save(posts);
  },
);
