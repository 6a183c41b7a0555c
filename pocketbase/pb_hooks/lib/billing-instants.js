const { stored } = require(`${__hooks}/lib/instants.js`);

/** The API speaks ISO, the database its own spelling; an empty text stays one. */
function asStored(iso) {
  return iso === '' ? '' : stored(Date.parse(iso));
}

function asIso(storedText) {
  return storedText.replace(' ', 'T');
}

module.exports = { asIso, asStored };
