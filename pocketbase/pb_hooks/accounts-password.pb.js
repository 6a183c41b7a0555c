// On validation, so that sign-up, change and reset all pass through it.
onRecordValidate((e) => {
  const { refuseGuessablePassword, refuseLongPassword } = require(
    `${__hooks}/lib/password-strength.js`,
  );
  refuseLongPassword(e.record);
  e.next();
  refuseGuessablePassword(e.record);
}, 'users');
