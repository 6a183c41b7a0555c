onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/mail/settings.js`).applyMailSettings(e.app);
});

onMailerRecordVerificationSend((e) => {
  require(`${__hooks}/lib/mail/letters.js`).rewrite(e, 'verify', { token: e.meta.token });
  return e.next();
}, 'users');

onMailerRecordPasswordResetSend((e) => {
  require(`${__hooks}/lib/mail/letters.js`).rewrite(e, 'reset', { token: e.meta.token });
  return e.next();
}, 'users');

onMailerRecordEmailChangeSend((e) => {
  const { newEmail, token } = e.meta;
  require(`${__hooks}/lib/mail/letters.js`).rewrite(e, 'changeEmail', { token, newEmail });
  return e.next();
}, 'users');

onMailerSend((e) => {
  const { mayLeave } = require(`${__hooks}/lib/mail/settings.js`);
  if (mayLeave(e.message)) return e.next();
});

onRecordConfirmEmailChangeRequest((e) => {
  const before = e.record.email();
  e.next();
  require(`${__hooks}/lib/mail/letters.js`).tellOldAddress(e.app, e.record, before);
}, 'users');
