onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/mail/settings.js`).applyMailSettings(e.app);
});

onMailerRecordVerificationSend((e) => {
  const { admitLetter } = require(`${__hooks}/lib/mail/letter-limit.js`);
  if (!admitLetter(e.app, 'verify', e.record, e.record?.email(), Date.now())) return;
  require(`${__hooks}/lib/mail/letters.js`).rewrite(e, 'verify', { token: e.meta.token });
  return e.next();
}, 'users');

onMailerRecordPasswordResetSend((e) => {
  const { admitLetter } = require(`${__hooks}/lib/mail/letter-limit.js`);
  if (!admitLetter(e.app, 'reset', e.record, e.record?.email(), Date.now())) return;
  require(`${__hooks}/lib/mail/letters.js`).rewrite(e, 'reset', { token: e.meta.token });
  return e.next();
}, 'users');

onMailerRecordEmailChangeSend((e) => {
  const { newEmail, token } = e.meta;
  const { admitLetter } = require(`${__hooks}/lib/mail/letter-limit.js`);
  if (!admitLetter(e.app, 'changeEmail', e.record, newEmail, Date.now())) return;
  require(`${__hooks}/lib/mail/letters.js`).rewrite(e, 'changeEmail', { token, newEmail });
  return e.next();
}, 'users');

onMailerSend((e) => {
  const { mayLeave } = require(`${__hooks}/lib/mail/settings.js`);
  if (mayLeave(e.message)) return e.next();
});

onRecordConfirmEmailChangeRequest((e) => {
  require(`${__hooks}/lib/mail/changed-address.js`).changeAddress(e);
}, 'users');
