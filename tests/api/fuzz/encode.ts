import { isFramed, type Shot } from './shots.ts';

function chunked(bytes: Buffer): Buffer {
  const half = Math.ceil(bytes.length / 2);
  const parts = [bytes.subarray(0, half), bytes.subarray(half)].filter(({ length }) => length > 0);
  const chunks = parts.flatMap((part) => [
    Buffer.from(`${part.length.toString(16)}\r\n`),
    part,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
}

interface Framed {
  lines: string[];
  body: Buffer;
}

function frame(framing: Shot['framing'], bytes: Buffer): Framed {
  const length = `Content-Length: ${bytes.length}`;
  const chunks = 'Transfer-Encoding: chunked';
  switch (framing) {
    case 'chunks':
      return { lines: [chunks], body: chunked(bytes) };
    case 'no-length':
      return { lines: [], body: bytes };
    case 'too-long':
      return { lines: [`Content-Length: ${bytes.length + 50}`], body: bytes };
    case 'two-lengths':
      return { lines: [length, `Content-Length: ${bytes.length + 1}`], body: bytes };
    case 'length-and-chunks':
      return { lines: [length, chunks], body: chunked(bytes) };
    case 'negative':
      return { lines: ['Content-Length: -1'], body: bytes };
    case 'not-a-number':
      return { lines: ['Content-Length: 1e3'], body: bytes };
    case 'unknown-coding':
      return { lines: ['Transfer-Encoding: x, identity'], body: bytes };
    case 'bad-chunk':
      return { lines: [chunks], body: Buffer.from('zz\r\nab\r\n0\r\n\r\n') };
    case 'bare-newline':
      return { lines: [`${length}\nX-Smuggled: yes`], body: bytes };
    case 'folded':
      return { lines: [length, 'X-Folded: a\r\n b'], body: bytes };
    case 'nul-in-head':
      return { lines: [length, 'X-Nul: a\0b'], body: bytes };
    case 'space-before-colon':
      return { lines: [length, 'X-Space : a'], body: bytes };
    case 'no-colon':
      return { lines: [length, 'nonsense'], body: bytes };
    case 'two-hosts':
      return { lines: [length, 'Host: evil.example'], body: bytes };
    default:
      return { lines: [length], body: bytes };
  }
}

const versions: Partial<Record<Shot['framing'], string>> = {
  'http-0.9': '',
  'http-2': ' HTTP/2.0',
};

/** The bytes of a shot, with the caller's token and, where the door wants one, a signature. */
export function encode(
  shot: Shot,
  token: string | undefined,
  sign: (payload: string) => string,
): Buffer {
  const { door, method, target, headers, body, framing } = shot;
  const bytes = body?.bytes ?? Buffer.alloc(0);
  const { lines, body: sent } =
    body || !isFramed(shot) ? frame(framing, bytes) : { lines: [], body: bytes };
  const head = [
    `${method} ${target}${versions[framing] ?? ' HTTP/1.1'}`,
    ...(framing === 'no-host' ? [] : ['Host: localhost']),
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body?.type === undefined ? [] : [`Content-Type: ${body.type}`]),
    ...(body?.encoding === undefined ? [] : [`Content-Encoding: ${body.encoding}`]),
    ...(door.signed ? [`Stripe-Signature: ${sign(bytes.toString())}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...lines,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), sent]);
}
