/**
 * What is kept of a deleted account's address: enough to know it again, not to read it.
 * @param {string} email
 */
function emailHash(email) {
  return $security.sha256(email.trim().toLowerCase());
}

module.exports = { emailHash };
