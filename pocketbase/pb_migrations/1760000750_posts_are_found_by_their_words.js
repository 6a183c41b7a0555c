// Kept beside the posts, since SQLite's word index is none that PocketBase knows. There each word begins with
// its owner's id, so that a search reads what belongs to one user and nothing else; 16 and 17 are that id with
// one and two letters, for which the index keeps lists of their own. A deleted post is found no more at once,
// and a job writes those parts anew that still have its words: taking each word out would take many times as
// long, while nobody else could write.
const owned = "replace(' ' || trim(NEW.words || ' ' || NEW.tags), ' ', ' ' || NEW.owner)";
const come = `INSERT INTO post_words (rowid, words) VALUES (NEW.n, ${owned});`;
const go = 'DELETE FROM post_words WHERE rowid = OLD.n;';

const made = [
  `CREATE TABLE post_words_of (n INTEGER PRIMARY KEY, post TEXT NOT NULL UNIQUE, owner TEXT NOT NULL,
     words TEXT NOT NULL, tags TEXT NOT NULL DEFAULT '')`,
  `CREATE VIRTUAL TABLE post_words USING fts5
     (words, content='', contentless_delete=1, detail='none', tokenize='ascii', prefix='16 17')`,
  `CREATE TRIGGER post_words_come AFTER INSERT ON post_words_of BEGIN ${come} END`,
  `CREATE TRIGGER post_words_change AFTER UPDATE ON post_words_of BEGIN ${go} ${come} END`,
  `CREATE TRIGGER post_words_go AFTER DELETE ON post_words_of BEGIN ${go} END`,
  `CREATE TRIGGER posts_leave_no_words AFTER DELETE ON posts BEGIN
     DELETE FROM post_words_of WHERE post = OLD.id;
   END`,
  `CREATE TRIGGER posts_have_other_words AFTER UPDATE OF text, tags ON posts
     WHEN NEW.text IS NOT OLD.text OR NEW.tags IS NOT OLD.tags BEGIN
     UPDATE posts SET indexed = 0 WHERE id = NEW.id;
   END`,
];

const removed = [
  'DROP TRIGGER posts_have_other_words',
  'DROP TRIGGER posts_leave_no_words',
  'DROP TABLE post_words',
  'DROP TABLE post_words_of',
];

const indexes = [
  ['posts_changed', '`userId`, `changed`', ''],
  ['posts_pinned', '`userId`, `pinned`, `timestamp`', ''],
  ['posts_unindexed', '`indexed`', '`indexed` = 0'],
];

const fields = ['tags', 'pinned', 'voice', 'changed', 'indexed'];

migrate(
  (app) => {
    const posts = app.findCollectionByNameOrId('posts');
    posts.fields.add(new JSONField({ name: 'tags', maxSize: 4000 }));
    posts.fields.add(new BoolField({ name: 'pinned' }));
    // The id of the voice that wrote it; empty where none did, or nobody knows.
    posts.fields.add(new TextField({ name: 'voice', max: 32 }));
    posts.fields.add(new AutodateField({ name: 'changed', onCreate: true, onUpdate: true }));
    // 1 where its words are in the index as they are now.
    posts.fields.add(new NumberField({ name: 'indexed', onlyInt: true, min: 0, hidden: true }));
    for (const [name, columns, where] of indexes) posts.addIndex(name, false, columns, where);
    app.save(posts);
    for (const statement of made) app.db().newQuery(statement).execute();
  },
  (app) => {
    for (const statement of removed) app.db().newQuery(statement).execute();
    const posts = app.findCollectionByNameOrId('posts');
    for (const [name] of indexes) posts.removeIndex(name);
    for (const name of fields) posts.fields.removeByName(name);
    app.save(posts);
  },
);
