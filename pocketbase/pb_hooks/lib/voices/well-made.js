const rules = require('../../../../src/shared/rules.json');

const { samples, words, nameMaxLength } = rules.voice;

/** @param {unknown} value @param {number} most */
function isText(value, most) {
  return typeof value === 'string' && value.trim() !== '' && value.length <= most;
}

/** @param {core.Record} voice @param {string} field */
function listOf(voice, field) {
  try {
    return JSON.parse(voice.getString(field) || 'null');
  } catch {
    return undefined;
  }
}

/** @param {unknown} list @param {{ least: number, most: number, maxLength: number }} bounds */
function isListOf(list, { least, most, maxLength }) {
  return (
    Array.isArray(list) &&
    list.length >= least &&
    list.length <= most &&
    list.every((item) => isText(item, maxLength))
  );
}

/** @param {unknown} list */
function isWordList(list) {
  return list === null || isListOf(list, { least: 0, most: words.max, maxLength: words.maxLength });
}

/** @param {unknown} list */
function isSampleList(list) {
  const { min: least, max: most, maxLength } = samples;
  return isListOf(list, { least, most, maxLength });
}

/** @param {string} field @param {keyof typeof rules.messages} code */
function refuse(field, code) {
  throw new BadRequestError(rules.messages[code], {
    [field]: new ValidationError(code, rules.messages[code]),
  });
}

/**
 * The database knows these fields as any JSON; a writer has to get what its contract says.
 * @param {core.Record} voice
 */
function requireWellMade(voice) {
  if (!isText(voice.getString('name'), nameMaxLength)) refuse('name', 'voiceNameMissing');
  if (!isSampleList(listOf(voice, 'samples'))) refuse('samples', 'voiceSamplesWrong');
  for (const field of ['never', 'always']) {
    if (!isWordList(listOf(voice, field))) refuse(field, 'voiceWordsWrong');
  }
}

module.exports = { requireWellMade };
