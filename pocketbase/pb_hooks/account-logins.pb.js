// Loaded before the guards of logins, whose refusals are told as well.
onRecordAuthWithPasswordRequest((e) => {
  require(`${__hooks}/lib/account-logins.js`).noteLogin(e, 'password');
}, 'users');

onRecordAuthWithOAuth2Request((e) => {
  require(`${__hooks}/lib/account-logins.js`).noteLogin(e, 'Google');
}, 'users');
