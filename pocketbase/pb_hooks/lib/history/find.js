/** @import * as Contract from '../../../../src/shared/contracts/history.ts' */

const rules = require('../../../../src/shared/rules.json');
const { onlyRow } = require('../platform/first-row.js');
const { asIso } = require('../platform/time.js');
const { rowsWith } = require('../library/word-index.js');
const { wordsAskedFor } = require('../library/words.js');
const { indexOwn } = require('./fill-index.js');
const { others, platformOf } = require('../order/platforms.js');
const { choiceOf, oldestOf } = require('./lasting.js');
const { postsOf } = require('./result.js');
const { boundary } = require('./wished-gone.js');

const columns = {
  id: '',
  timestamp: '',
  key: '',
  topic: '',
  details: '',
  tone: '',
  platform: '',
  also: '',
  voice: '',
  voiceName: '',
  settings: '',
  writer: '',
  ownModel: '',
  result: '',
};

/**
 * With how many have the words, where nothing else but age narrows them.
 * @typedef {{ condition: string, parameters: Record<string, string>, counted?: number }} Meant
 */

const spaced = "' ' || also || ' '";
const isAmong = `replace(${spaced}, {:among}, '') <> ${spaced}`;

const kept = "kept <> 'gone' AND state = 'done' AND refines = ''";

/**
 * What is older is over by one's choice, or by a wish that a job is still carrying out.
 * @param {core.Record} user
 * @param {number} now
 */
function oldestFor(user, now) {
  return [oldestOf(user.getString('history'), now), user.getString(boundary)].sort()[1];
}

/**
 * Which of one's generations are meant.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {Contract.FindHistoryBody} asked
 * @param {number} now
 * @returns {Meant | null}
 */
function meantBy(app, user, { words, platform }, now) {
  let conditions = ['[[userId]] = {:user}'];
  /** @type {Record<string, string>} */
  const parameters = { user: user.id, oldest: oldestFor(user, now) };
  /** @type {number | undefined} */
  let counted;
  if (words.trim() !== '') {
    const wanted = wordsAskedFor(words.slice(0, rules.library.searchMaxLength));
    // Nothing but punctuation stands nowhere.
    if (wanted.length === 0) return null;
    indexOwn(app, user.id);
    const found = rowsWith(app, 'generation', user.id, wanted);
    conditions = found.conditions;
    parameters.match = found.match;
    counted = found.found;
  }
  conditions.push(`${kept} AND timestamp >= {:oldest}`);
  if (platform !== '') {
    counted = undefined;
    conditions.push(`(platform = {:platform} OR ${isAmong})`);
    parameters.platform = platform;
    parameters.among = ` ${platform} `;
  }
  return { condition: conditions.join(' AND '), parameters, counted };
}

const overdue = `
  SELECT count(*) AS found FROM generations
  WHERE [[userId]] = {:user} AND ${kept} AND timestamp < {:oldest}`;

/**
 * The index of words knows it at once, unless it has some that are too old and have not been forgotten yet.
 * @param {CoreApp} app
 * @param {Meant} meant
 */
function count(app, { condition, parameters, counted }) {
  if (counted !== undefined) {
    const { user, oldest } = parameters;
    if (onlyRow(app, overdue, { user, oldest }, { found: 0 }).found === 0) return counted;
  }
  const sql = `SELECT count(*) AS found FROM generations WHERE ${condition}`;
  return onlyRow(app, sql, parameters, { found: 0 }).found;
}

/** @param {string} place */
function readPlace(place) {
  const [timestamp = '', id = '', more] = place.split('|');
  if (id === '' || more !== undefined) throw new BadRequestError(rules.messages.requestInvalid);
  return { timestamp, id };
}

/**
 * One more than a page holds tells whether there are more. An index alone says which; the rows are large.
 * @param {CoreApp} app
 * @param {Meant} meant
 * @param {string} after
 * @param {number} limit
 */
function rowsOf(app, { condition, parameters }, after, limit) {
  const place = after === '' ? {} : readPlace(after);
  const beyond = after === '' ? '' : 'AND (timestamp, id) < ({:timestamp}, {:id})';
  const sql = `
    SELECT id, timestamp, key, topic, details, tone, platform, also, voice, settings, writer, [[ownModel]], result,
      COALESCE((SELECT name FROM voices
        WHERE voices.id = generations.voice AND voices.[[userId]] = {:user}), '') AS [[voiceName]]
    FROM generations WHERE id IN (
      SELECT id FROM generations WHERE ${condition} ${beyond}
      ORDER BY timestamp DESC, id DESC LIMIT {:limit})
    ORDER BY timestamp DESC, id DESC`;
  const rows = arrayOf(new DynamicModel(columns));
  app
    .db()
    .newQuery(sql)
    .bind(Object.assign({ limit: limit + 1 }, place, parameters))
    .all(rows);
  return Array.from(rows);
}

/**
 * The saved posts of these generations, each by its generation, its platform and its text.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string[]} ids
 */
function savedOf(app, user, ids) {
  /** @type {Map<string, string>} */
  const saved = new Map();
  if (ids.length === 0) return saved;
  const parameters = Object.fromEntries(ids.map((id, at) => [`of_${at}`, id]));
  const names = ids.map((_, at) => `{:of_${at}}`).join(', ');
  const sql = `
    SELECT id, generation, platform, text FROM posts
    WHERE [[userId]] = {:user} AND generation > '' AND generation IN (${names})`;
  const rows = arrayOf(new DynamicModel({ id: '', generation: '', platform: '', text: '' }));
  app.db().newQuery(sql).bind(Object.assign({ user }, parameters)).all(rows);
  for (const { id, generation, platform, text } of rows) {
    saved.set(`${generation} ${platform} ${text}`, id);
  }
  return saved;
}

/**
 * @param {DynamicModel} row
 * @param {Map<string, string>} saved
 * @returns {Contract.HistoryEntry}
 */
function told(row, saved) {
  const { id, key, topic, details, tone, platform, voice, voiceName, writer, ownModel } = row;
  const posts = postsOf(row.result).map((post) => {
    const { text, first } = post;
    const of = platformOf(post, row);
    const savedId = saved.get(`${id} ${of} ${text}`) || '';
    return first ? { text, platform: of, first, savedId } : { text, platform: of, savedId };
  });
  const settings = JSON.parse(row.settings || '{}');
  const made = asIso(row.timestamp);
  const also = others(row.also);
  const order = { topic, details, tone, platform, also, voice, voiceName, settings };
  return Object.assign({ id, key, made, writer, ownModel, posts }, order);
}

/**
 * A page of what one has generated, the newest first.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {Contract.FindHistoryBody} asked
 * @param {number} now
 * @returns {Contract.FoundHistory}
 */
function findHistory(app, user, asked, now) {
  const limit = Math.min(asked.limit, rules.history.longestPage);
  const keep = choiceOf(user.getString('history'));
  const meant = meantBy(app, user, asked, now);
  const isFirst = asked.after === '';
  if (!meant) return { entries: [], next: '', found: isFirst ? 0 : null, keep };
  const found = isFirst ? count(app, meant) : null;
  const rows = found === 0 ? [] : rowsOf(app, meant, asked.after, limit);
  const page = rows.slice(0, limit);
  const last = page[page.length - 1];
  const next = rows.length > limit ? `${last.timestamp}|${last.id}` : '';
  const ids = page.map(({ id }) => id);
  const saved = savedOf(app, user.id, ids);
  return { entries: page.map((row) => told(row, saved)), next, found, keep };
}

module.exports = { findHistory };
