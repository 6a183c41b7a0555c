const { send } = require('./letters.js');

/**
 * The change has happened; that its notice could not be sent must not make it look failed.
 * @param {core.RecordConfirmEmailChangeRequestEvent} e
 * @param {string} before
 */
function tellOldAddress({ app, record: user }, before) {
  try {
    send(app, 'emailChanged', user, before, { newEmail: user.email() });
  } catch (error) {
    app.logger().error('The old address was not told of the new one', 'reason', String(error));
  }
}

/**
 * Lets the change happen, and then tells the address that it was changed from.
 * @param {core.RecordConfirmEmailChangeRequestEvent} e
 */
function changeAddress(e) {
  const before = e.record.email();
  e.next();
  tellOldAddress(e, before);
}

module.exports = { changeAddress };
