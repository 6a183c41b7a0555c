/**
 * Closes what was noted under that name: a login's connections, or all of a user's.
 * @param {CoreApp} app
 * @param {string} name
 * @param {string} value
 */
function closeConnections(app, name, value) {
  const broker = app.subscriptionsBroker();
  const clients = broker.clients();
  for (const id of Object.keys(clients)) {
    if (clients[id].get(name) === value) broker.unregister(id);
  }
}

/** @param {CoreApp} app @param {core.Record} user */
function closeAllOf(app, user) {
  closeConnections(app, 'user', user.id);
}

/**
 * A new key ends every token, whichever way it came about.
 * @param {CoreApp} app
 * @param {core.Record} user
 */
function closeAfterNewKey(app, user) {
  if (user.tokenKey() !== user.original().tokenKey()) closeAllOf(app, user);
}

module.exports = { closeAfterNewKey, closeAllOf, closeConnections };
