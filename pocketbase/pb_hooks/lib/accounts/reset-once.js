const rules = require('../../../../src/shared/rules.json');

const prefix = 'resetting:';

/** @param {core.RecordConfirmPasswordResetRequestEvent} e */
function isStillGood(e) {
  return e.app.findRecordById('users', e.record.id).tokenKey() === e.record.tokenKey();
}

/**
 * A link is good for one new password. PocketBase looks at it before it hashes the password, so that
 * all who come while the first is hashing would get through.
 * @param {core.RecordConfirmPasswordResetRequestEvent} e
 */
function resetOnce(e) {
  const key = prefix + e.record.id;
  const store = e.app.store();
  let mine = false;
  // The store is shared by all JavaScript runtimes and runs this function alone.
  store.setFunc(key, (kept) => {
    mine = kept !== true;
    return true;
  });
  if (!mine) throw new BadRequestError(rules.messages.linkExpired);
  try {
    if (!isStillGood(e)) throw new BadRequestError(rules.messages.linkExpired);
    return e.next();
  } finally {
    store.remove(key);
  }
}

module.exports = { resetOnce };
