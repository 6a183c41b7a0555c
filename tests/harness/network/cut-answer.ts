export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The server said that it closes the connection after this. */
  last: boolean;
}

/** What was asked, as far as it decides where the answer ends. */
export interface Asked {
  method: string;
  /** Of a live stream only the head is an answer: it has no end. */
  live: boolean;
}

interface Cut {
  body: Buffer;
  rest: Buffer;
}

const nothing = Buffer.alloc(0);

/** Undefined while the last chunk is still to come. */
function cutChunks(bytes: Buffer): Cut | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    if (end === -1) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (!(size >= 0)) throw new Error('a chunk without a size');
    const next = end + 2 + size + 2;
    if (bytes.length < next) return undefined;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    if (size === 0) return { body: Buffer.concat(parts), rest: bytes.subarray(next) };
    at = next;
  }
}

function cutBody(headers: Answer['headers'], after: Buffer, ended: boolean): Cut | undefined {
  if (headers['transfer-encoding']?.toLowerCase() === 'chunked') return cutChunks(after);
  const length = headers['content-length'];
  if (length === undefined) return ended ? { body: after, rest: nothing } : undefined;
  const size = Number(length);
  if (after.length < size) return undefined;
  return { body: after.subarray(0, size), rest: after.subarray(size) };
}

/** The first whole answer in what has come so far, and what stands behind it. */
export function cutAnswer(
  bytes: Buffer,
  { method, live }: Asked,
  ended: boolean,
): { answer: Answer; rest: Buffer } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const [, code] = /^HTTP\/1\.1 (\d{3})( |$)/.exec(first) ?? [];
  if (code === undefined) throw new Error('not an answer');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(code);
  const after = bytes.subarray(end + 4);
  const bodiless = method === 'HEAD' || status < 200 || status === 204 || status === 304;
  const endless = live && (headers['content-type'] ?? '').startsWith('text/event-stream');
  const cut = bodiless || endless ? { body: nothing, rest: after } : cutBody(headers, after, ended);
  if (!cut) return undefined;
  const last = headers.connection?.toLowerCase() === 'close' || endless;
  const answer = { status, headers, body: cut.body.toString('utf8'), last };
  return { answer, rest: Buffer.from(cut.rest) };
}
