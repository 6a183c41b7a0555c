const { firstRow } = require('../platform/first-row.js');
const { bodyOf } = require('../platform/read-body.js');

const written = `
  SELECT id, [[ownModel]], writer, voice FROM generations
  WHERE [[userId]] = {:user} AND key = {:key} AND refines = ''`;

const shape = { id: '', ownModel: '', writer: '', voice: '' };

/**
 * Which generation it is from and who wrote it is said by that one's row, of which a page knows the key and nothing more.
 * @param {core.RecordRequestEvent} e
 */
function noteWriter(e) {
  const user = e.record.getString('userId');
  const key = String(bodyOf(e).generationKey || '');
  const row = key && firstRow(e.app, written, { user, key }, shape);
  if (!row) return;
  e.record.set('generation', row.id);
  e.record.set('writer', row.writer);
  e.record.set('ownModel', row.ownModel);
  e.record.set('voice', row.voice);
}

module.exports = { noteWriter };
