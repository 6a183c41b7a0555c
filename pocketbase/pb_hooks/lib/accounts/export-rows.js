/**
 * How a row of the collection names its owner, or null where rows are nobody's.
 * @param {core.Collection} collection
 * @param {core.Record} user
 * @returns {Record<string, string> | null}
 */
function ownership(collection, user) {
  const users = user.collection().id;
  /** @param {string} name */
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

const batch = 200;

/**
 * The field that says when a row was made; where there is none, all are the same age.
 * @param {core.Collection} collection
 */
function ageOf(collection) {
  const dated = collection.fields.find((field) => field.type() === 'autodate');
  return dated ? dated.name : 'id';
}

/**
 * The oldest first. Of all rows only this is kept: sorting whole ones for each batch takes minutes.
 * @param {CoreApp} app
 * @param {core.Collection} collection
 * @param {Record<string, string>} expression
 */
function idsOf(app, collection, expression) {
  const found = arrayOf(new DynamicModel({ id: '' }));
  app
    .recordQuery(collection)
    .select('id')
    .andWhere($dbx.hashExp(expression))
    .orderBy(ageOf(collection), 'id')
    .all(found);
  return found.map(({ id }) => id);
}

/** @param {CoreApp} app @param {core.Collection} collection @param {string[]} ids */
function rowsOf(app, collection, ids) {
  const rows = new Map();
  for (const row of app.findRecordsByIds(collection, ids)) rows.set(row.id, row);
  // One may have been deleted meanwhile.
  return ids.filter((id) => rows.has(id)).map((id) => rows.get(id));
}

const keys = ['tokenKey', 'sealedKey'];

/**
 * Hidden fields are the person's data too. Passwords are keys and stay, as all other keys do.
 * @param {core.Collection} collection
 */
function shownFields(collection) {
  return collection.fields
    .filter((field) => field.type() !== 'password' && !keys.includes(field.name))
    .map((field) => field.name);
}

/**
 * Written out by PocketBase itself: here each of its values would cost as much as the whole row there.
 * @param {core.Record} row
 * @param {string[]} shown
 */
function asJson(row, shown) {
  row.unhide(...shown);
  return JSON.stringify(row);
}

/**
 * Some rows at a time: the posts of a busy account would fill the memory, and take too long to begin.
 * @param {CoreApp} app
 * @param {core.Collection} collection
 * @param {Record<string, string>} expression
 * @param {(text: string) => unknown} write
 * @param {(row: core.Record) => unknown} [prepare]
 */
function writeRows(app, collection, expression, write, prepare = () => undefined) {
  const shown = shownFields(collection);
  const ids = idsOf(app, collection, expression);
  let separator = '';
  for (let at = 0; at < ids.length; at += batch) {
    for (const row of rowsOf(app, collection, ids.slice(at, at + batch))) {
      prepare(row);
      write(separator + asJson(row, shown));
      separator = ',';
    }
  }
}

module.exports = { asJson, ownership, shownFields, writeRows };
