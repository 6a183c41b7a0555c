const { firstRow } = require('../platform/first-row.js');
const { bodyOf } = require('../platform/read-body.js');

const written = `
  SELECT id, [[ownModel]], writer, voice FROM generations
  WHERE [[userId]] = {:user} AND refines = ''`;

const byKey = `${written} AND key = {:key}`;
const byId = `${written} AND id = {:id}`;

const shape = { id: '', ownModel: '', writer: '', voice: '' };

/**
 * @param {typeof shape} row
 * @returns {Record<string, string>}
 */
function fieldsOf({ id, writer, ownModel, voice }) {
  return { generation: id, writer, ownModel, voice };
}

/**
 * Which generation it is from and who wrote it is said by that one's row, of which a page knows the key and nothing more.
 * @param {core.RecordRequestEvent} e
 */
function noteWriter(e) {
  const user = e.record.getString('userId');
  const key = String(bodyOf(e).generationKey || '');
  const row = key && firstRow(e.app, byKey, { user, key }, shape);
  if (!row) return;
  const fields = fieldsOf(row);
  for (const name of Object.keys(fields)) e.record.set(name, fields[name]);
}

/**
 * The same for a post from a file, which names the generation by its id. Nothing where that is not one's own, or gone.
 * @param {CoreApp} app
 * @param {string} user
 * @param {string} id
 */
function writerOf(app, user, id) {
  const row = id === '' ? undefined : firstRow(app, byId, { user, id }, shape);
  return row ? fieldsOf(row) : {};
}

module.exports = { noteWriter, writerOf };
