const { sayInBounds } = require(`${__hooks}/lib/bounded-lines.js`);

const longest = 300;

/** Errors quote what was typed, and mail servers quote addresses. */
function tidy(text) {
  return text
    .replace(/[\s\x00-\x1f\x7f]+/g, ' ')
    .replace(/\S+@\S+/g, '(address)')
    .slice(0, longest);
}

/** What failed on our side, or nothing where somebody was rightly refused. */
function failureIn({ message, data }) {
  const said = (name) => String(data.get(name) ?? '');
  if (said('type') !== 'request') return `${message} ${said('error')}`;
  const status = Number(said('status'));
  // Where nobody chose a status something broke, although PocketBase answers it with 400.
  if (status > 0 && status < 500) return null;
  const [path] = said('url').split('?');
  return `${said('method')} ${path} ${status || ''} ${said('error')} ${said('details')}`;
}

/** A line where something failed, and nothing else: PocketBase would keep every refused request. */
function tellFailure(app, log, now) {
  const failure = failureIn(log);
  if (failure !== null) sayInBounds(app, 'Failure in PocketBase', tidy(failure), now);
}

module.exports = { tellFailure };
