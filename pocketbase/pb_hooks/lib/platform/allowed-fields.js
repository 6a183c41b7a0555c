const { bodyOf } = require('./read-body.js');

/**
 * An allow-list: a field added to the collection later stays closed until it is named here.
 * @param {core.RequestEvent} e
 * @param {string[]} allowed
 */
function allowOnly(e, allowed) {
  if (e.hasSuperuserAuth()) return;
  for (const name of Object.keys(bodyOf(e))) {
    if (allowed.includes(name)) continue;
    throw new BadRequestError(`The field "${name}" cannot be set here.`);
  }
}

module.exports = { allowOnly };
