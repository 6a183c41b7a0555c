/**
 * The API puts its request's id there, since no other header reaches a line of PocketBase's own log.
 * @param {string} userAgent
 */
function requestIn(userAgent) {
  const [, id] = /^postquill\/([0-9a-f-]{16,64})$/i.exec(userAgent) || [];
  return id ? ` [request ${id}]` : '';
}

module.exports = { requestIn };
