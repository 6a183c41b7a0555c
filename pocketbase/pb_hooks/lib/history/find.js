/** @import * as Contract from '../../../../src/shared/contracts/history.ts' */

const rules = require('../../../../src/shared/rules.json');
const { onlyRow } = require('../platform/first-row.js');
const { rowsWith } = require('../library/word-index.js');
const { wordsAskedFor } = require('../library/words.js');
const { entriesOf } = require('./entries.js');
const { indexOwn } = require('./fill-index.js');
const { choiceOf, oldestOf } = require('./lasting.js');
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
  found: 0,
};

/**
 * With a way to count those that have the words, where nothing else but age narrows them.
 * @typedef {{ condition: string, parameters: Record<string, string>, counted?: () => number }} Meant
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

const own = `
  SELECT count(*) AS found FROM generations
  WHERE [[userId]] = {:user} AND ${kept} AND timestamp >= {:oldest}`;

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
  /** @type {Meant['counted']} */
  let counted = () => onlyRow(app, own, parameters, { found: 0 }).found;
  if (words.trim() !== '') {
    const wanted = wordsAskedFor(words.slice(0, rules.library.searchMaxLength));
    // Nothing but punctuation stands nowhere.
    if (wanted.length === 0) return null;
    indexOwn(app, user.id);
    const found = rowsWith(app, 'generation', user.id, wanted, []);
    conditions = found.conditions;
    parameters.match = found.match;
    counted = found.count;
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
 * The index of words knows it, unless it has some that are too old and have not been forgotten yet.
 * @param {CoreApp} app
 * @param {Meant} meant
 */
function count(app, { parameters: { user, oldest }, counted }) {
  if (!counted) return null;
  const { found } = onlyRow(app, overdue, { user, oldest }, { found: 0 });
  return found === 0 ? counted() : null;
}

/** @param {string} place */
function readPlace(place) {
  const [timestamp = '', id = '', more] = place.split('|');
  if (id === '' || more !== undefined) throw new BadRequestError(rules.messages.requestInvalid);
  return { timestamp, id };
}

/**
 * One more than a page holds tells whether there are more. An index alone says which, since the rows are large,
 * and is gone through once for the page and for their number, where that is not known.
 * @param {CoreApp} app
 * @param {Meant} meant
 * @param {string} after
 * @param {number} limit
 * @param {boolean} counts
 */
function rowsOf(app, { condition, parameters }, after, limit, counts) {
  const place = after === '' ? {} : readPlace(after);
  const beyond = after === '' ? '' : 'AND (timestamp, id) < ({:timestamp}, {:id})';
  const meant = `SELECT timestamp, id FROM generations WHERE ${condition} ${beyond}`;
  const [all, from, found] = counts
    ? [`WITH meant AS MATERIALIZED (${meant})`, 'meant', '(SELECT count(*) FROM meant)']
    : ['', `(${meant}) AS meant`, '0'];
  const sql = `
    ${all} SELECT id, timestamp, key, topic, details, tone, platform, also, voice, settings, writer,
      [[ownModel]], result, ${found} AS found, COALESCE((SELECT name FROM voices
        WHERE voices.id = generations.voice AND voices.[[userId]] = {:user}), '') AS [[voiceName]]
    FROM generations WHERE id IN (
      SELECT id FROM ${from} ORDER BY timestamp DESC, id DESC LIMIT {:limit})
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
  const known = isFirst ? count(app, meant) : null;
  const counts = isFirst && known === null;
  const rows = known === 0 ? [] : rowsOf(app, meant, asked.after, limit, counts);
  const counted = rows.length === 0 ? 0 : rows[0].found;
  const found = counts ? counted : known;
  const page = rows.slice(0, limit);
  const last = page[page.length - 1];
  const next = rows.length > limit ? `${last.timestamp}|${last.id}` : '';
  return { entries: entriesOf(app, user.id, page), next, found, keep };
}

module.exports = { findHistory };
