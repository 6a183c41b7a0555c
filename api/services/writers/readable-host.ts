import { domainToUnicode } from 'node:url';

/** Letters with marks; a few others look like plain ones. */
const latin = /^[a-z0-9\u00df-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u017e-]+$/;
/** Scripts of which no letter is taken for one of ours. */
const apart =
  /^(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー0-9-]+|[\p{sc=Hang}0-9-]+|[\p{sc=Arab}0-9-]+|[\p{sc=Hebr}0-9-]+|[\p{sc=Thai}0-9-]+|[\p{sc=Deva}0-9-]+)$/u;
const alike = [/^[\p{sc=Cyrl}0-9-]+$/u, /^[\p{sc=Grek}0-9-]+$/u];

/**
 * A server's name as its people write it (münchen.de), where nobody takes it for another one. Cyrillic and Greek
 * look like Latin: all of such a name has to be in them, its ending too.
 */
export function readableHost(host: string): string {
  const shown = domainToUnicode(host);
  const labels = shown.split('.');
  const isPlain = labels.every((label) => latin.test(label) || apart.test(label));
  const isWhole = alike.some((script) => labels.every((label) => script.test(label)));
  return isPlain || isWhole ? shown : host;
}
