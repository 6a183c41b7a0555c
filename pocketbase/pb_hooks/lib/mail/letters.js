/** @import { Language, LetterName } from './words.js' */

const rules = require('../../../../src/shared/rules.json');
const { filled, languageOf, words } = require('./words.js');

/** Where the one button of each letter leads. @satisfies {Record<LetterName, string>} */
const paths = {
  verify: '/auth/verify?token={token}',
  reset: '/auth/reset?token={token}',
  changeEmail: '/auth/confirm-email?token={token}',
  emailChanged: '/contact',
  inactive: '/?login=1',
};

/**
 * The address of one of our pages in that language.
 * @param {CoreApp} app
 * @param {Language} language
 * @param {string} path
 */
function addressOf(app, language, path) {
  const site = app.settings().meta.appURL.replace(/\/+$/, '');
  const under = rules.siteLanguages[language].path;
  return site + (under === '' ? path : under + path.replace(/^\/(?=\?)/, ''));
}

/**
 * The letter of that name, as a page and as plain text, in the language of the account.
 * @param {CoreApp} app
 * @param {LetterName} name
 * @param {core.Record} user
 * @param {Record<string, string>} given
 */
function compose(app, name, user, given) {
  const { appName: site } = app.settings().meta;
  const language = languageOf(user);
  const { copyAddress, letters } = words[language];
  const values = Object.assign({ site, email: user.email() }, rules.account, given);
  const { subject, lines, button, note } = letters[name];
  const letter = {
    subject: filled(subject, values),
    lines: lines.map((line) => filled(line, values)),
    button,
    url: addressOf(app, language, filled(paths[name], values)),
    note: filled(note, values),
  };
  const html = $template
    .loadFiles(`${__hooks}/../mail/letter.html`)
    .render(Object.assign({ site, language, copyAddress }, letter));
  const text = [...letter.lines, `${button}:\n${letter.url}`, letter.note, site].join('\n\n');
  return { subject: letter.subject, html, text: `${text}\n` };
}

/**
 * PocketBase's own letters point into its dashboard, which visitors cannot reach.
 * @param {core.MailerRecordEvent} e
 * @param {LetterName} name
 * @param {Record<string, string>} given
 */
function rewrite(e, name, given) {
  const { subject, html, text } = compose(e.app, name, e.record, given);
  e.message.subject = subject;
  e.message.html = html;
  e.message.text = text;
}

/**
 * @param {CoreApp} app
 * @param {LetterName} name
 * @param {core.Record} user
 * @param {string} to
 * @param {Record<string, string>} given
 */
function send(app, name, user, to, given) {
  const { senderAddress, senderName } = app.settings().meta;
  const message = new MailerMessage({
    from: { address: senderAddress, name: senderName },
    to: [{ address: to }],
  });
  const { subject, html, text } = compose(app, name, user, given);
  message.subject = subject;
  message.html = html;
  message.text = text;
  app.newMailClient().send(message);
}

module.exports = { rewrite, send };
