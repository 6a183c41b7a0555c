/** Two numbers of 32 bits, so that among all posts of a file no two different ones share both. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x5bd1e995) ^ (other >>> 13);
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}

/**
 * The same for posts that say the same on the same platform, however their lines end. The server has a key of its
 * own for that and decides; this one is for saying beforehand what it will do.
 */
export function contentKey({ text, platform }: { text: string; platform: string }): string {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
  const plain = lines.map((line) => line.trimEnd()).join('\n');
  return `${platform} ${hash(plain.trim())}`;
}
