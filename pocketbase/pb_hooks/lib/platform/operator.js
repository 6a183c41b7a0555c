/**
 * Hooks run with every command of the program, migrations and the making of a superuser included.
 * Those are not told what the operator set up, so only a server takes it over.
 */
function isServing() {
  return $os.args.includes('serve');
}

/**
 * What the operator set up under that name, as the start handed it over.
 * @param {string} name
 */
function operatorSettings(name) {
  const text = $os.getenv(name);
  return text === '' ? null : JSON.parse(text);
}

module.exports = { isServing, operatorSettings };
