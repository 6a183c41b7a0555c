const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * PocketBase stores instants as text that sorts by time, always in UTC.
 * @param {number} milliseconds
 */
function stored(milliseconds) {
  return new Date(milliseconds).toISOString().replace('T', ' ');
}

/**
 * The API speaks ISO, the database its own spelling; an empty text stays one.
 * @param {string} iso
 */
function asStored(iso) {
  return iso === '' ? '' : stored(Date.parse(iso));
}

/** @param {string} storedText */
function asIso(storedText) {
  return storedText.replace(' ', 'T');
}

module.exports = { second, minute, hour, day: 24 * hour, stored, asStored, asIso };
