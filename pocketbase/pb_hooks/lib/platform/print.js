/**
 * PocketBase's own log is a table for the dashboard; this is for whoever reads the program's output.
 * @param {string} line
 */
function print(line) {
  // biome-ignore lint/suspicious/noConsole: hooks have no other way there
  console.log(line);
}

module.exports = { print };
