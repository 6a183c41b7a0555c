// As the words of posts are kept (1760000750): each begins with its owner's id. What is forgotten leaves the
// index at once.
const owned = "replace(' ' || trim(NEW.words), ' ', ' ' || NEW.owner)";
const come = `INSERT INTO generation_words (rowid, words) VALUES (NEW.n, ${owned});`;
const go = 'DELETE FROM generation_words WHERE rowid = OLD.n;';
const leave = 'DELETE FROM generation_words_of WHERE generation = OLD.id;';

const made = [
  `CREATE TABLE generation_words_of (n INTEGER PRIMARY KEY, generation TEXT NOT NULL UNIQUE,
     owner TEXT NOT NULL, words TEXT NOT NULL)`,
  `CREATE VIRTUAL TABLE generation_words USING fts5
     (words, content='', contentless_delete=1, detail='none', tokenize='ascii', prefix='16 17')`,
  `CREATE TRIGGER generation_words_come AFTER INSERT ON generation_words_of BEGIN ${come} END`,
  `CREATE TRIGGER generation_words_change AFTER UPDATE ON generation_words_of BEGIN ${go} ${come} END`,
  `CREATE TRIGGER generation_words_go AFTER DELETE ON generation_words_of BEGIN ${go} END`,
  `CREATE TRIGGER generations_leave_no_words AFTER DELETE ON generations BEGIN ${leave} END`,
  `CREATE TRIGGER generations_are_forgotten AFTER UPDATE OF kept ON generations
     WHEN NEW.kept = 'gone' BEGIN ${leave} END`,
];

const removed = [
  'DROP TRIGGER generations_are_forgotten',
  'DROP TRIGGER generations_leave_no_words',
  'DROP TABLE generation_words',
  'DROP TABLE generation_words_of',
];

const indexes = [
  // All that a count of them asks for: the rows themselves are large.
  [
    'generations_history',
    '`userId`, `timestamp`, `id`',
    "`kept` <> 'gone' AND `state` = 'done' AND `refines` = ''",
  ],
  ['generations_kept', '`kept`, `timestamp`', "`kept` <> 'gone'"],
  ['generations_unindexed', '`indexed`, `userId`', '`indexed` = 0'],
];

migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    // How long what was generated is kept; empty where nobody chose.
    const values = ['day', 'month', 'forever'];
    users.fields.add(new SelectField({ name: 'history', values, maxSelect: 1, hidden: true }));
    app.save(users);
    const generations = app.findCollectionByNameOrId('generations');
    // The same for its words, or `gone` where they are not there any more. Empty in all rows of before.
    generations.fields.add(new TextField({ name: 'kept', max: 16, hidden: true }));
    // What was asked for besides, in JSON.
    generations.fields.add(new TextField({ name: 'settings', max: 1000, hidden: true }));
    // 1 where its words are in the index, or need not be.
    generations.fields.add(
      new NumberField({ name: 'indexed', onlyInt: true, min: 0, hidden: true }),
    );
    for (const [name, columns, where] of indexes) {
      generations.addIndex(name, false, columns, where);
    }
    app.save(generations);
    const posts = app.findCollectionByNameOrId('posts');
    posts.addIndex('posts_generation', false, '`userId`, `generation`', "`generation` > ''");
    app.save(posts);
    for (const statement of made) app.db().newQuery(statement).execute();
  },
  (app) => {
    for (const statement of removed) app.db().newQuery(statement).execute();
    const posts = app.findCollectionByNameOrId('posts');
    posts.removeIndex('posts_generation');
    app.save(posts);
    const generations = app.findCollectionByNameOrId('generations');
    for (const [name] of indexes) generations.removeIndex(name);
    for (const name of ['indexed', 'settings', 'kept']) generations.fields.removeByName(name);
    app.save(generations);
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('history');
    app.save(users);
  },
);
