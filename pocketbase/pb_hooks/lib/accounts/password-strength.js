const rules = require('../../../../src/shared/rules.json');

// One text instead of a set: every JavaScript runtime of the pool keeps its own.
const commonest = `\n${toString($os.readFile(`${__hooks}/lib/accounts/common-passwords.txt`))}`;

/** @param {string} password @param {string} email */
function isGuessable(password, email) {
  const typed = password.toLowerCase();
  return commonest.includes(`\n${typed}\n`) || typed === email.toLowerCase();
}

/**
 * A password is readable only on a record that is about to get a new one.
 * @param {core.Record} user
 */
function refuseGuessablePassword(user) {
  const password = user.getString('password');
  if (password === '' || !isGuessable(password, user.email())) return;
  throw new BadRequestError(rules.messages.passwordWeak, {
    password: new ValidationError('password_guessable', rules.messages.passwordWeak),
  });
}

module.exports = { refuseGuessablePassword };
