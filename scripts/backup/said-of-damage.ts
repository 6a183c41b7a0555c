/** In brackets what SQLite says of a damaged file, where that is more than which of its databases it means. */
export function saidOfDamage(found: string): string {
  const said = found.split('\n').find((line) => !line.startsWith('*** in database'));
  return said ? ` (${said})` : '';
}
