const rules = require('../../../../src/shared/rules.json');
const letters = require('../../../mail/letters.json');

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The letter of that name, as a page and as plain text. */
function compose(app, name, user, given) {
  const { appName: site, appURL } = app.settings().meta;
  const values = Object.assign({ site, email: user.email() }, rules.account, given);
  const { subject, lines, button, path, note } = letters[name];
  const letter = {
    subject: filled(subject, values),
    lines: lines.map((line) => filled(line, values)),
    button,
    url: `${appURL.replace(/\/+$/, '')}${filled(path, values)}`,
    note: filled(note, values),
  };
  const html = $template
    .loadFiles(`${__hooks}/../mail/letter.html`)
    .render(Object.assign({ site }, letter));
  const text = [...letter.lines, `${button}:\n${letter.url}`, letter.note, site].join('\n\n');
  return { subject: letter.subject, html, text: `${text}\n` };
}

/** PocketBase's own letters point into its dashboard, which visitors cannot reach. */
function rewrite(e, name, given) {
  const { subject, html, text } = compose(e.app, name, e.record, given);
  e.message.subject = subject;
  e.message.html = html;
  e.message.text = text;
}

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

/** The change has happened; that its notice could not be sent must not make it look failed. */
function tellOldAddress({ app, record: user }, before) {
  try {
    send(app, 'emailChanged', user, before, { newEmail: user.email() });
  } catch (error) {
    app.logger().error('The old address was not told of the new one', 'reason', String(error));
  }
}

/** Lets the change happen, and then tells the address that it was changed from. */
function changeAddress(e) {
  const before = e.record.email();
  e.next();
  tellOldAddress(e, before);
}

module.exports = { changeAddress, rewrite, send };
