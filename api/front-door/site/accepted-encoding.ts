import type { IncomingMessage } from 'node:http';
import type { Encoding } from './representation.ts';
import type { SiteFile } from './site-files.ts';

function accepts(header: string, encoding: Encoding): boolean {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === encoding) return !parameters.some((piece) => /^q=0(\.0{0,3})?$/.test(piece));
  }
  return false;
}

/** The smallest form of a file that the client says it can read. */
export function acceptedEncoding({ headers }: IncomingMessage, { encodings }: SiteFile): Encoding {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (encodings.br && accepts(accepted, 'br')) return 'br';
  return encodings.gzip && accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}
