/** The query's first row as a plain object with the shape's names and types, or undefined. */
function firstRow(app, sql, parameters, shape) {
  const rows = arrayOf(new DynamicModel(shape));
  app.db().newQuery(sql).bind(parameters).all(rows);
  if (rows.length === 0) return undefined;
  const plain = {};
  for (const name of Object.keys(shape)) plain[name] = rows[0][name];
  return plain;
}

module.exports = { firstRow };
