const rules = require('../../../../src/shared/rules.json');

/**
 * With the one sentence of that name, and the name for the page.
 * @param {core.RequestEvent} e
 * @param {number} status
 * @param {keyof typeof rules.messages} code
 */
function refuse(e, status, code) {
  return e.json(status, { status, message: rules.messages[code], data: { code } });
}

module.exports = { refuse };
