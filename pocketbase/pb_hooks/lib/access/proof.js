const rules = require('../../../../src/shared/rules.json');

const kind = 'proof';

/** Of the token key: a proof dies with the sessions. Of its own: it opens nothing that a token opens. */
function keyOf(user) {
  return `${user.tokenKey()}${user.collection().authToken.secret}${kind}`;
}

/** That the user has just now given the password, or has come from Google. */
function proofFor(user) {
  const claims = { id: user.id, type: kind };
  return $security.createJWT(claims, keyOf(user), rules.account.proofSeconds);
}

function proves(proof, user) {
  try {
    const { id, type } = $security.parseJWT(proof, keyOf(user));
    return id === user.id && type === kind;
  } catch {
    return false;
  }
}

module.exports = { proofFor, proves };
