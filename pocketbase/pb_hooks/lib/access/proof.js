const rules = require('../../../../src/shared/rules.json');

const kind = 'proof';

/**
 * Of the token key: a proof dies with the sessions. Of its own: it opens nothing that a token opens.
 * @param {core.Record} user
 */
function keyOf(user) {
  return `${user.tokenKey()}${user.collection().authToken.secret}${kind}`;
}

/**
 * That the user has just now given the password, or has come from Google.
 * @param {core.Record} user
 */
function proofFor(user) {
  const claims = { id: user.id, type: kind };
  return $security.createJWT(claims, keyOf(user), rules.account.proofSeconds);
}

/** @param {string} proof @param {core.Record} user */
function proves(proof, user) {
  try {
    const { id, type } = $security.parseJWT(proof, keyOf(user));
    return id === user.id && type === kind;
  } catch {
    return false;
  }
}

module.exports = { proofFor, proves };
