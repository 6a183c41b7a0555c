const rules = require('../../../../src/shared/rules.json');

/**
 * The kinds of fields that a body may have, and what a field of each kind is.
 * @typedef {{
 *   name: string,
 *   text: string,
 *   anyText: string,
 *   rowId: string,
 *   rowIds: string[],
 *   texts: string[],
 *   list: unknown[],
 *   flag: boolean,
 *   flagIfKnown: boolean | undefined,
 *   lateFlag: boolean,
 *   lateText: string,
 *   count: number,
 *   cap: number | null,
 * }} Kinds
 */

/**
 * What a description of that body must say: every field of the contract, and none besides.
 * @template Body
 * @typedef {{
 *   [Name in keyof Body]-?: {
 *     [Kind in keyof Kinds]:
 *       [Body[Name], Kinds[Kind]] extends [Kinds[Kind], Body[Name]] ? Kind : never
 *   }[keyof Kinds]
 * }} Description
 */

/** @param {unknown} value */
function isRowId(value) {
  return typeof value === 'string' && /^[a-z0-9]{15}$/.test(value);
}

/** @type {Record<keyof Kinds, (value: any) => boolean>} */
const accepts = {
  name: (value) => typeof value === 'string' && value !== '' && value.length <= 255,
  text: (value) => typeof value === 'string' && value !== '',
  anyText: (value) => typeof value === 'string',
  rowId: isRowId,
  rowIds: (value) => Array.isArray(value) && value.every(isRowId),
  texts: (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
  list: Array.isArray,
  flag: (value) => typeof value === 'boolean',
  // What an API of the version before knows nothing of stays as it is.
  flagIfKnown: (value) => value === undefined || typeof value === 'boolean',
  // Such an API means no, or has nothing to say.
  lateFlag: (value) => value === undefined || typeof value === 'boolean',
  lateText: (value) => value === undefined || typeof value === 'string',
  count: (value) => Number.isInteger(value) && value > 0,
  cap: (value) => value === null || (Number.isInteger(value) && value >= 0),
};

/** @type {Partial<Record<keyof Kinds, unknown>>} */
const absent = { lateFlag: false, lateText: '' };

/**
 * PocketBase takes the body `null` for one, and then has none to show.
 * @param {core.RequestEvent} e
 */
function bodyOf(e) {
  const { body } = e.requestInfo();
  if (!body) throw new BadRequestError(rules.messages.requestInvalid);
  return body;
}

/**
 * The body's fields by name, or one clear refusal. A missing field is a fault of our own API, unless it came with a later version.
 * @template {Record<string, keyof Kinds>} Shape
 * @param {core.RequestEvent} e
 * @param {Shape} shape
 * @returns {{ [Name in keyof Shape]: Kinds[Shape[Name]] }}
 */
function read(e, shape) {
  const body = bodyOf(e);
  /** @type {any} */
  const fields = {};
  for (const name of Object.keys(shape)) {
    if (!accepts[shape[name]](body[name])) throw new BadRequestError(rules.messages.requestInvalid);
    fields[name] = body[name] === undefined ? absent[shape[name]] : body[name];
  }
  return fields;
}

module.exports = { bodyOf, read };
