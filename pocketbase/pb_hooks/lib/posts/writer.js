const { firstRow } = require('../platform/first-row.js');
const { bodyOf } = require('../platform/read-body.js');

const written = `
  SELECT [[ownModel]], writer FROM generations WHERE [[userId]] = {:user} AND key = {:key}`;

/** Who wrote what is saved is said by the generation's row, of which a page knows the key and nothing more. */
function noteWriter(e) {
  const user = e.record.getString('userId');
  const key = String(bodyOf(e).generationKey || '');
  const row = key && firstRow(e.app, written, { user, key }, { ownModel: '', writer: '' });
  if (!row) return;
  e.record.set('writer', row.writer);
  e.record.set('ownModel', row.ownModel);
}

module.exports = { noteWriter };
