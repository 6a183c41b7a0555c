/** Closes what was noted under that name: a login's connections, or all of a user's. */
function closeConnections(app, name, value) {
  const broker = app.subscriptionsBroker();
  const clients = broker.clients();
  for (const id of Object.keys(clients)) {
    if (clients[id].get(name) === value) broker.unregister(id);
  }
}

module.exports = { closeConnections };
