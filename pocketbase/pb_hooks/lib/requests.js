const rules = require(`${__hooks}/../../src/shared/rules.json`);

const accepts = {
  name: (value) => typeof value === 'string' && value !== '' && value.length <= 255,
  text: (value) => typeof value === 'string' && value !== '',
  anyText: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  cap: (value) => value === null || (Number.isInteger(value) && value >= 0),
};

/** The body's fields by name, or one clear refusal. A missing field is a fault of our own API. */
function read(e, shape) {
  const body = e.requestInfo().body;
  const fields = {};
  for (const name of Object.keys(shape)) {
    if (!accepts[shape[name]](body[name])) throw new BadRequestError(rules.messages.requestInvalid);
    fields[name] = body[name];
  }
  return fields;
}

module.exports = { read };
