const rules = require('../../../../src/shared/rules.json');

/**
 * That of the page which asks; nothing where the header names none of ours, or several.
 * @param {AnyRequest} e
 */
function namedLanguage(e) {
  const { request } = e.requestEvent || e;
  const named = request.header.get('Accept-Language');
  const [language] = Object.entries(rules.siteLanguages).find(([, { tag }]) => tag === named) || [
    '',
  ];
  return language;
}

/** @param {core.RecordRequestEvent} e */
function settleNewLanguage(e) {
  const language = namedLanguage(e);
  if (language !== '') e.record.set('language', language);
}

/**
 * Whoever logs in or goes on in pages of another language gets their letters in it from then on.
 * @param {core.RecordAuthRequestEvent} e
 */
function followLanguage(e) {
  const language = namedLanguage(e);
  if (language === '' || language === e.record.getString('language')) return;
  e.app
    .db()
    .newQuery('UPDATE users SET [[language]] = {:language} WHERE id = {:id}')
    .bind({ language, id: e.record.id })
    .execute();
}

module.exports = { followLanguage, settleNewLanguage };
