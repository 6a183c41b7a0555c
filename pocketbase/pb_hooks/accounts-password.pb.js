// On validation, so that sign-up, change and reset all pass through it.
onRecordValidate((e) => {
  e.next();
  require(`${__hooks}/lib/password-strength.js`).refuseGuessablePassword(e.record);
}, 'users');
