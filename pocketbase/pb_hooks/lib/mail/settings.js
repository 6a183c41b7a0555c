const { print } = require('../platform/print.js');
const { isServing, operatorSettings } = require('../platform/operator.js');

/** @param {CoreApp} app */
function applyMailSettings(app) {
  if (!isServing()) return;
  const settings = app.settings();
  const known = () => JSON.stringify([settings.smtp, settings.smtp.password, settings.meta]);
  const before = known();
  const mail = operatorSettings('POSTQUILL_MAIL');
  settings.smtp.enabled = canSend();
  if (canSend()) {
    settings.smtp.host = mail.host;
    settings.smtp.port = mail.port;
    settings.smtp.username = mail.username;
    settings.smtp.password = mail.password;
    settings.smtp.tls = mail.tls;
    settings.meta.senderAddress = mail.from;
  }
  const address = $os.getenv('POSTQUILL_SITE_URL');
  if (address !== '') settings.meta.appURL = address;
  if (known() !== before) app.save(settings);
}

function canSend() {
  const mail = operatorSettings('POSTQUILL_MAIL');
  return mail !== null && mail.way === 'smtp';
}

/**
 * Without a mail server PocketBase would try the machine's own sendmail.
 * @param {mailer.Message} message
 */
function mayLeave(message) {
  if (canSend()) return true;
  const mail = operatorSettings('POSTQUILL_MAIL');
  if (mail !== null && mail.way === 'log') {
    const [, link = ''] = /(https?:\/\/\S+)/.exec(message.text) || [];
    print(`Mail to ${message.to[0].address}: ${message.subject} ${link}`);
  }
  return false;
}

module.exports = { applyMailSettings, canSend, mayLeave };
