/** The name in an address by which this machine reaches what listens there; nobody has to look it up. */
export function fromHere(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
