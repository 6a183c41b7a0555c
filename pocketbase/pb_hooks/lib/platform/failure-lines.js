const { printInBounds } = require('./print-bounded.js');
const { requestIn } = require('./request-id.js');
const { noteTrouble } = require('./storage.js');

const longest = 300;

/**
 * Errors quote what was typed, as a body that cannot be read, and mail servers quote addresses, whose first part has
 * 64 characters.
 * @param {string} text
 */
function tidy(text) {
  return text
    .replace(/"(?:\\.|[^"\\])*"?/g, '(words)')
    .replace(/[\s\x00-\x1f\x7f]+/g, ' ')
    .replace(/\S{1,64}@\S+/g, '(address)')
    .slice(0, longest);
}

/**
 * What failed on our side, or nothing where somebody was rightly refused.
 * @param {core.Log} log
 */
function failureIn({ message, data }) {
  /** @param {string} name */
  const said = (name) => String(data.get(name) ?? '');
  if (said('type') !== 'request') return { kind: 'Failure', line: `${message} ${said('error')}` };
  const status = Number(said('status'));
  const [path] = said('url').split('?');
  const line = `${said('method')} ${path} ${said('error')} ${said('details')}`;
  if (status >= 500) return { kind: 'Failure', line };
  // Nobody chose a status, so PocketBase answered 400. Mostly a body that cannot be read, and then
  // anybody's to repeat, which must not crowd out the failures.
  if (status === 0) return { kind: 'Exception', line };
  return null;
}

/**
 * A line where something failed, and nothing else: PocketBase would keep every refused request.
 * @param {CoreApp} app
 * @param {core.Log} log
 * @param {number} now
 */
function tellFailure(app, log, now) {
  noteTrouble(app, String(log.data.get('details') ?? ''));
  const failure = failureIn(log);
  if (!failure) return;
  const line = tidy(failure.line) + requestIn(String(log.data.get('userAgent') ?? ''));
  printInBounds(app, `${failure.kind} in PocketBase`, line, now);
}

module.exports = { tellFailure };
