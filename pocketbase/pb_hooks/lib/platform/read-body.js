const rules = require('../../../../src/shared/rules.json');

function isRowId(value) {
  return typeof value === 'string' && /^[a-z0-9]{15}$/.test(value);
}

const accepts = {
  name: (value) => typeof value === 'string' && value !== '' && value.length <= 255,
  text: (value) => typeof value === 'string' && value !== '',
  anyText: (value) => typeof value === 'string',
  rowId: isRowId,
  rowIds: (value) => Array.isArray(value) && value.every(isRowId),
  flag: (value) => typeof value === 'boolean',
  cap: (value) => value === null || (Number.isInteger(value) && value >= 0),
};

/** PocketBase takes the body `null` for one, and then has none to show. */
function bodyOf(e) {
  const { body } = e.requestInfo();
  if (!body) throw new BadRequestError(rules.messages.requestInvalid);
  return body;
}

/** The body's fields by name, or one clear refusal. A missing field is a fault of our own API. */
function read(e, shape) {
  const body = bodyOf(e);
  const fields = {};
  for (const name of Object.keys(shape)) {
    if (!accepts[shape[name]](body[name])) throw new BadRequestError(rules.messages.requestInvalid);
    fields[name] = body[name];
  }
  return fields;
}

module.exports = { bodyOf, read };
