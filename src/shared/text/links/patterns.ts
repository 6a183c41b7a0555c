// Letters with accents that X allows in a name written without a scheme.
const accents =
  '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0253\\u0254\\u0256\\u0257\\u0259\\u025B\\u0263' +
  '\\u0268\\u026F\\u0272\\u0289\\u028B\\u02BB\\u0300-\\u036F\\u1E00-\\u1EFF';
const invalid = '\\uFEFF\\uFFFE\\uFFFF';
const direction = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
// A name behind a scheme may hold whatever is neither punctuation nor space, quotes included.
const outsideNames = `\\s\\x85\\u180E!'#%&()*+,\\\\/:;<=>?@[\\]^{|}~$${invalid}${direction}`;
const named = `[^${outsideNames}]`;
const label = `[a-z0-9${accents}-]`;
const foreign = `\\.(?=[^\\x00-\\x7F${accents}\\P{L}])`;

export const candidate = new RegExp(
  `(?<![a-z0-9@＠$#＃${invalid}])(?<scheme>https?://)(?<host>${named}+)|` +
    `(?<!${label})(?<bare>${label}+(?:(?:\\.(?!https?://)${label}+)+(?:${foreign})?|${foreign}))`,
  'giu',
);

const general = `[a-z0-9!*';:=+,.$/%#[\\]\\-\\u2013_~@|&\\u0400-\\u04FF${accents}]`;
const final = `[a-z0-9=_#/+\\-\\u0400-\\u04FF${accents}]`;
const parenthesised = `\\((?:${general}+|${general}*\\(${general}+\\)${general}*)\\)`;
const path = `/(?:${general}*${final}|${parenthesised})*`;
const query = "(?:\\?[a-z0-9!?*'@();:&=+$/%#[\\]\\-_.,~|]*[a-z0-9\\-_&=#/])?";
export const afterScheme = new RegExp(`(?::[0-9]+)?(?:${path})?${query}`, 'iy');
// Without a scheme X leaves a port or a query that no path precedes outside the link.
export const afterBare = new RegExp(`(?:(?::[0-9]+)?${path}${query})?`, 'iy');

export const forbidsBare = new RegExp(`(?:[@$#/${invalid}]|(?:^|[_.\\-${outsideNames}])\\.)$`);
export const opensBare = new RegExp(`(?:^|[${outsideNames}]|(?:^|\\s)[^_\\-])$`, 'u');
export const properLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
export const properSubdomain = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/i;
