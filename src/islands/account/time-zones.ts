/** What this browser knows, and the stored one even where it does not. None is stored as nothing. */
export function zonesWith(stored: string): string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), stored]);
  zones.delete('UTC');
  zones.delete('');
  return [stored === 'UTC' ? 'UTC' : '', ...[...zones].sort()];
}
