const rules = require('../../../../src/shared/rules.json');

/**
 * All that the pages listen to, spelled out. PocketBase asks the database once for every topic of
 * every listener whenever a row of that collection changes, and a topic may bring a filter along.
 */
const topics = ['generations/*', 'subscriptions/*'];

/** @param {core.RealtimeSubscribeRequestEvent} e */
function admitTopics(e) {
  if (e.hasSuperuserAuth()) return;
  if (e.subscriptions.length > topics.length || !e.subscriptions.every(isOpen)) {
    throw new BadRequestError(rules.messages.requestInvalid);
  }
  // Not an error: a page that was logged out elsewhere would knock again every two seconds.
  if (e.auth?.collection().name !== 'users') e.subscriptions = [];
}

/** @param {string} topic */
function isOpen(topic) {
  return topics.includes(topic);
}

module.exports = { admitTopics };
