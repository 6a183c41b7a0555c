/**
 * The same for posts that say the same on the same platform, however their lines end.
 * @param {string} text
 * @param {string} platform
 */
function fingerprintOf(text, platform) {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
  const plain = lines.map((line) => line.trimEnd()).join('\n');
  return $security.sha256(`${platform}\n${plain.trim()}`).slice(0, 16);
}

module.exports = { fingerprintOf };
