const { emailHash } = require('../ledger/email-hash.js');

/** How a row of the collection names its owner, or null where rows are nobody's. */
function ownership(collection, user) {
  const users = user.collection().id;
  const named = (name) => collection.fields.getByName(name) !== null;
  if (named('collectionRef') && named('recordRef')) {
    return { collectionRef: users, recordRef: user.id };
  }
  for (const field of collection.fields) {
    if (field.type() === 'relation' && field.collectionId === users) {
      return { [field.name]: user.id };
    }
  }
  return null;
}

function rowsWhere(app, collection, expression) {
  const rows = arrayOf(new Record());
  app.recordQuery(collection).andWhere($dbx.hashExp(expression)).orderBy('[[rowid]]').all(rows);
  return rows.map(withHiddenFields);
}

/** Hidden fields are the person's data too. Passwords and token keys are keys, and stay. */
function withHiddenFields(row) {
  for (const field of row.collection().fields) {
    if (field.type() !== 'password' && field.name !== 'tokenKey') row.unhide(field.name);
  }
  row.ignoreEmailVisibility(true);
  return row.publicExport();
}

/** Everything kept about one person. A collection that is added later is found by its relation. */
function dataOf(app, user) {
  const data = {
    exported: new Date().toISOString(),
    account: withHiddenFields(user),
    rememberedUsage: rowsWhere(app, 'quota_tombstones', { emailHash: emailHash(user.email()) }),
  };
  for (const collection of app.findAllCollections()) {
    const owner = collection.type === 'view' ? null : ownership(collection, user);
    if (owner) data[collection.name.replace(/^_/, '')] = rowsWhere(app, collection, owner);
  }
  return data;
}

module.exports = { dataOf };
