/** @import * as Contract from '../../../../src/shared/contracts/moving-posts.ts' */

const rules = require('../../../../src/shared/rules.json');
const { fingerprintOf } = require('../library/fingerprint.js');
const { broughtWords } = require('../library/saving.js');
const { wordsOf } = require('../library/words.js');
const { inPieces } = require('../platform/in-batches.js');
const { roomOf, takeSlot } = require('./saved-limit.js');
const { wellMade } = require('./well-made.js');
const { writerOf } = require('./writer.js');

/** @typedef {Contract.ImportedPost & { fingerprint: string, words: string, writer: Record<string, string> }} Prepared */

/**
 * @param {CoreApp} app
 * @param {string} collection
 */
function textColumn(app, collection) {
  const { fields } = app.findCachedCollectionByNameOrId(collection);
  return /** @type {core.TextField} */ (fields.getByName('text'));
}

/**
 * @param {core.TextField} column
 * @param {string[]} texts
 */
function canBeSeen(column, texts) {
  try {
    for (const text of texts) column.validatePlainValue(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Everything that can be done while others write: looking for words takes longer than saving them. Only the
 * first of the posts, where all would keep others from writing for long; null for one that cannot be kept.
 * @param {CoreApp} app
 * @param {string} user
 * @param {unknown[]} posts
 * @param {number} now
 * @returns {(Prepared | null)[]}
 */
function prepare(app, user, posts, now) {
  const { rowsAtOnce, charactersAtOnce, wordsAtOnce } = rules.import;
  /** @type {(Prepared | null)[]} */
  const prepared = [];
  const [text, versionText] = [textColumn(app, 'posts'), textColumn(app, 'post_versions')];
  let [rows, characters, words] = [0, 0, 0];
  for (const asked of posts) {
    const post = wellMade(asked, now);
    const versions = post ? post.versions.map(({ text }) => text) : [];
    if (!post || !canBeSeen(text, [post.text]) || !canBeSeen(versionText, versions)) {
      prepared.push(null);
      continue;
    }
    const found = wordsOf(post.text);
    rows += 1 + versions.length;
    words += found.length;
    characters += versions.reduce((sum, text) => sum + text.length, post.text.length);
    const isMuch = rows > rowsAtOnce || characters > charactersAtOnce || words > wordsAtOnce;
    // One alone may be as long as a post may be.
    if (isMuch && prepared.length > 0) break;
    prepared.push(
      Object.assign({}, post, {
        fingerprint: fingerprintOf(post.text, post.platform),
        words: found.join(' '),
        writer: writerOf(app, user, post.generation),
      }),
    );
  }
  return prepared;
}

/**
 * @param {CoreApp} tx
 * @param {string} user
 * @param {(Prepared | null)[]} posts
 */
function knownOf(tx, user, posts) {
  const asked = posts.flatMap((post) => (post ? [post.fingerprint] : []));
  if (asked.length === 0) return new Set();
  // Not the whole rows: many posts may say the same, at any length.
  const parameters = Object.fromEntries(asked.map((fingerprint, at) => [`of_${at}`, fingerprint]));
  const names = Object.keys(parameters).map((name) => `{:${name}}`);
  const sql = `
    SELECT DISTINCT fingerprint FROM posts
    WHERE [[userId]] = {:user} AND fingerprint IN (${names.join(', ')})`;
  const rows = arrayOf(new DynamicModel({ fingerprint: '' }));
  tx.db().newQuery(sql).bind(Object.assign({ user }, parameters)).all(rows);
  return new Set(Array.from(rows, ({ fingerprint }) => fingerprint));
}

/**
 * @param {CoreApp} tx
 * @param {string} userId
 * @param {Prepared} post
 * @param {number} slot
 */
function save(tx, userId, post, slot) {
  const { text, platform, tone, tags, pinned } = post;
  const row = new Record(tx.findCachedCollectionByNameOrId('posts'));
  row.load(Object.assign({ userId, text, platform, tone, tags, pinned, slot }, post.writer));
  row.set(broughtWords, post.words);
  // Set in no other way: PocketBase would put the present moment there.
  row.setRaw('timestamp', new DateTime(post.saved));
  row.setRaw('changed', new DateTime(post.changed));
  tx.save(row);
  const versions = tx.findCachedCollectionByNameOrId('post_versions');
  for (const version of post.versions) {
    tx.save(new Record(versions, Object.assign({ userId, post: row.id }, version)));
  }
}

/**
 * The first of them, and as many more as nobody notices waiting for.
 * @param {CoreApp} tx
 * @param {string} user
 * @param {(Prepared | null)[]} posts
 * @param {number} now
 * @param {() => boolean} mayGoOn
 */
function saveSome(tx, user, posts, now, mayGoOn) {
  const known = knownOf(tx, user, posts);
  const room = roomOf(tx, user, now);
  /** @type {Contract.ImportPostsAnswer['outcomes']} */
  const outcomes = [];
  for (const post of posts) {
    if (outcomes.length > 0 && !mayGoOn()) break;
    if (!post) outcomes.push('refused');
    else if (known.has(post.fingerprint)) outcomes.push('known');
    else if (room.left <= 0) outcomes.push('noRoom');
    else {
      save(tx, user, post, takeSlot(room));
      known.add(post.fingerprint);
      outcomes.push('saved');
    }
  }
  return outcomes;
}

/**
 * Posts of a file, some at a time. What is here already is passed over, so that whoever never heard the answer
 * may ask again; and the plan's limit is that of saving. One that cannot be kept costs nothing but itself, in
 * whatever portion it comes: those before it may be saved by then.
 *
 * @param {CoreApp} app
 * @param {string} user
 * @param {Contract.ImportPostsBody} asked
 * @param {number} now
 * @returns {Contract.ImportPostsAnswer}
 */
function importPosts(app, user, asked, now) {
  if (asked.posts.length > rules.import.atOnce) {
    throw new BadRequestError(rules.messages.requestInvalid);
  }
  const prepared = prepare(app, user, asked.posts, now);
  /** @type {Contract.ImportPostsAnswer['outcomes']} */
  const outcomes = [];
  inPieces(app, prepared, (tx, left, mayGoOn) => {
    const some = saveSome(tx, user, left, now, mayGoOn);
    outcomes.push(...some);
    return some.length;
  });
  return { outcomes };
}

module.exports = { importPosts };
