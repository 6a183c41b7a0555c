const rules = require('../../../../src/shared/rules.json');
const english = require('../../../mail/letters/en.json');

/** @satisfies {Record<keyof typeof rules.siteLanguages, typeof english>} */
const words = {
  en: english,
  es: require('../../../mail/letters/es.json'),
  'pt-BR': require('../../../mail/letters/pt-BR.json'),
  de: require('../../../mail/letters/de.json'),
  fr: require('../../../mail/letters/fr.json'),
};

/** @typedef {keyof typeof words} Language */
/** @typedef {keyof typeof english['letters']} LetterName */

/** @param {string} id @returns {id is Language} */
function isKnown(id) {
  return Object.hasOwn(words, id);
}

/**
 * That of the account; English where it is not known.
 * @param {core.Record} user
 */
function languageOf(user) {
  const id = user.getString('language');
  return isKnown(id) ? id : 'en';
}

/** @param {string} text @param {Record<string, unknown>} values */
function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/**
 * As it is said in a letter to that user. PocketBase's engine knows no `Intl`.
 * @param {core.Record} user
 * @param {number} moment
 */
function dayFor(user, moment) {
  const { day: pattern, firstOfMonth, months } = words[languageOf(user)];
  const date = new Date(moment);
  const day = date.getUTCDate();
  return filled(pattern, {
    day: day === 1 ? firstOfMonth : day,
    month: months[date.getUTCMonth()],
    year: date.getUTCFullYear(),
  });
}

module.exports = { dayFor, filled, languageOf, words };
