/** Runs a query whose columns have the shape's names and types, and gives its only row as a plain object. */
function onlyRow(app, sql, parameters, shape) {
  const row = new DynamicModel(shape);
  app.db().newQuery(sql).bind(parameters).one(row);
  const plain = {};
  for (const name of Object.keys(shape)) plain[name] = row[name];
  return plain;
}

module.exports = { onlyRow };
