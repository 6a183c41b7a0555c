/**
 * The query's first row as a plain object with the shape's names and types, or undefined.
 * @template {Record<string, string | number | boolean>} Shape
 * @param {CoreApp} app
 * @param {string} sql
 * @param {Record<string, unknown>} parameters
 * @param {Shape} shape
 * @returns {Shape | undefined}
 */
function firstRow(app, sql, parameters, shape) {
  const rows = arrayOf(new DynamicModel(shape));
  app.db().newQuery(sql).bind(parameters).all(rows);
  if (rows.length === 0) return undefined;
  /** @type {any} */
  const plain = {};
  for (const name of Object.keys(shape)) plain[name] = rows[0][name];
  return plain;
}

/**
 * For queries that always answer with a row, as every count does.
 * @type {<Shape extends Record<string, string | number | boolean>>(
 *   app: CoreApp, sql: string, parameters: Record<string, unknown>, shape: Shape,
 * ) => Shape}
 */
function onlyRow(app, sql, parameters, shape) {
  const row = firstRow(app, sql, parameters, shape);
  if (row === undefined) throw new Error(`No row came from: ${sql}`);
  return row;
}

module.exports = { firstRow, onlyRow };
