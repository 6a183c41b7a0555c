const { isWishedGone, words } = require('../history/wished-gone.js');
const { emailHash } = require('../ledger/email-hash.js');
const { ownership, shownFields, asJson, writeRows } = require('./export-rows.js');

/**
 * What its owner wished gone, though a job has not come so far yet.
 * @param {core.Record} user
 * @param {core.Record} generation
 */
function leaveOutGone(user, generation) {
  if (!isWishedGone(user, generation.getString('timestamp'))) return;
  for (const name of words) generation.set(name, '');
}

/**
 * Everything kept about one person. A collection that is added later is found by its relation.
 * @param {CoreApp} app
 * @param {core.Record} user
 * @param {(text: string) => unknown} write
 */
function writeData(app, user, write) {
  const exported = JSON.stringify(new Date().toISOString());
  const remembered = app.findCachedCollectionByNameOrId('quota_tombstones');
  user.ignoreEmailVisibility(true);
  const account = asJson(user, shownFields(user.collection()));
  write(`{"exported":${exported},"account":${account},"rememberedUsage":[`);
  writeRows(app, remembered, { emailHash: emailHash(user.email()) }, write);
  for (const collection of app.findAllCollections()) {
    const owner = collection.type === 'view' ? null : ownership(collection, user);
    if (!owner) continue;
    write(`],${JSON.stringify(collection.name.replace(/^_/, ''))}:[`);
    const isGenerations = collection.name === 'generations';
    writeRows(app, collection, owner, write, (row) => isGenerations && leaveOutGone(user, row));
  }
  write(']}');
}

module.exports = { writeData };
