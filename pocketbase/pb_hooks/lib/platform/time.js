const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** PocketBase stores instants as text that sorts by time, always in UTC. */
function stored(milliseconds) {
  return new Date(milliseconds).toISOString().replace('T', ' ');
}

/** The API speaks ISO, the database its own spelling; an empty text stays one. */
function asStored(iso) {
  return iso === '' ? '' : stored(Date.parse(iso));
}

function asIso(storedText) {
  return storedText.replace(' ', 'T');
}

module.exports = { second, minute, hour, day: 24 * hour, stored, asStored, asIso };
