import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Trouble {
  /** A call for which this is true is met with it. */
  when(method: string, url: URL): boolean;
  how:
    | 'error'
    | 'cut'
    | 'cut answer'
    | 'late failure'
    | 'silence'
    /** Done, and nobody is told. */
    | 'lost answer'
    /** Half of it, and the other half after a second and a half. */
    | 'slow answer'
    /** Half of it, and then nothing. */
    | 'half an answer';
  times: number;
}

export interface FakeS3 {
  url: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** What is there: an upload under way is not. */
  objects: Map<string, Buffer>;
  uploads: Map<string, Map<number, Buffer>>;
  troubles: S3Trouble[];
  calls: string[];
  close(): Promise<void>;
}

const leastPart = 5 * 1024 * 1024;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Answer {
  status: number;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const ok = (body: string | Buffer = ''): Answer => ({ status: 200, body });

function refusal(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` };
}

function strictly(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** As AWS describes it, from what arrived. */
function complaint(request: IncomingMessage, url: URL, body: Buffer, s3: FakeS3): string | null {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, id, day, where, listed, signature] =
    shape.exec(request.headers.authorization ?? '') ?? [];
  if (id === undefined || day === undefined || where === undefined || listed === undefined) {
    return 'AccessDenied';
  }
  if (id !== s3.accessKey) return 'InvalidAccessKeyId';
  const { 'x-amz-date': date = '', 'x-amz-content-sha256': content = '' } = request.headers;
  if (content !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = listed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const query = [...url.searchParams]
    .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
    .sort()
    .join('&');
  const canonical = [request.method, url.pathname, query, headers, listed, content].join('\n');
  const scope = [day, where, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce(hmac, Buffer.from(`AWS4${s3.secretKey}`));
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function listing(s3: FakeS3, url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  // Two at a time, so that everybody has to ask for more.
  const keys = [...s3.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, 2);
  const more = keys.length > 2;
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${page
    .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    .join(
      '',
    )}${more ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : ''}</ListBucketResult>`;
}

function complete(s3: FakeS3, key: string, uploadId: string, body: string): string | null {
  const parts = s3.uploads.get(uploadId);
  if (!parts) return 'NoSuchUpload';
  const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
  const chosen = named.map(([, number, tag]) => ({ part: parts.get(Number(number)), tag }));
  if (chosen.some(({ part, tag }) => part === undefined || tag !== `"${sha256(part)}"`)) {
    return 'InvalidPart';
  }
  const bytes = chosen.map(({ part }) => part ?? Buffer.alloc(0));
  if (bytes.slice(0, -1).some((part) => part.length < leastPart)) return 'EntityTooSmall';
  s3.objects.set(key, Buffer.concat(bytes));
  s3.uploads.delete(uploadId);
  return null;
}

function answerTo(s3: FakeS3, method: string, url: URL, body: Buffer): Answer {
  const [, bucket, ...rest] = url.pathname.split('/');
  const key = rest.join('/');
  const { searchParams } = url;
  const uploadId = searchParams.get('uploadId');
  if (bucket !== s3.bucket) return refusal(404, 'NoSuchBucket');
  if (method === 'GET' && key === '') return ok(listing(s3, url));
  if (method === 'GET') {
    const found = s3.objects.get(key);
    return found ? ok(found) : refusal(404, 'NoSuchKey');
  }
  if (method === 'HEAD') {
    const found = s3.objects.get(key);
    if (!found) return { status: 404, body: '' };
    return { ...ok(), headers: { 'Content-Length': String(found.length) } };
  }
  if (method === 'POST' && searchParams.has('uploads')) {
    const id = randomUUID();
    s3.uploads.set(id, new Map());
    return ok(`<R><UploadId>${id}</UploadId></R>`);
  }
  if (method === 'POST' && uploadId) {
    const wrong = complete(s3, key, uploadId, body.toString());
    return wrong
      ? refusal(wrong === 'NoSuchUpload' ? 404 : 400, wrong)
      : ok('<CompleteMultipartUploadResult/>');
  }
  if (method === 'PUT' && uploadId) {
    s3.uploads.get(uploadId)?.set(Number(searchParams.get('partNumber')), body);
    return { ...ok(), headers: { ETag: `"${sha256(body)}"` } };
  }
  if (method === 'PUT') {
    s3.objects.set(key, body);
    return ok();
  }
  if (uploadId) s3.uploads.delete(uploadId);
  else s3.objects.delete(key);
  return { status: 204, body: '' };
}

/** Null where there is no answer at all. */
function misbehave(how: S3Trouble['how'], response: ServerResponse, answer: () => Answer) {
  if (how === 'error') return refusal(500, 'InternalError');
  if (how === 'late failure') return ok('<Error><Code>InternalError</Code></Error>');
  if (how === 'cut answer') {
    response.writeHead(200, { 'Content-Length': 1_000_000 }).write('x'.repeat(1_000));
    setImmediate(() => response.destroy());
  }
  if (how === 'slow answer' || how === 'half an answer') {
    const body = Buffer.from(answer().body);
    const half = Math.floor(body.length / 2);
    response.writeHead(200, { 'Content-Length': body.length }).write(body.subarray(0, half));
    if (how === 'slow answer') setTimeout(() => response.end(body.subarray(half)), 1_500);
  }
  if (how === 'lost answer') answer();
  if (how === 'cut' || how === 'lost answer') response.destroy();
  return null;
}

/** An S3 server as far as backups use one. It believes no signature that it has not made itself. */
export async function startS3(): Promise<FakeS3> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', s3.url);
    const method = request.method ?? '';
    s3.calls.push(`${method} ${url.pathname}${url.search}`);
    const body = await bodyOf(request).catch(() => undefined);
    if (body === undefined) return;
    const trouble = s3.troubles.find((each) => each.times > 0 && each.when(method, url));
    if (trouble) trouble.times -= 1;
    const wrong = complaint(request, url, body, s3);
    const right = () => (wrong ? refusal(403, wrong) : answerTo(s3, method, url, body));
    const answer = trouble ? misbehave(trouble.how, response, right) : right();
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const s3: FakeS3 = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'backups',
    accessKey: 'AKIAFAKEFAKEFAKEFAKE',
    secretKey: 'a secret+of/forty=characters',
    objects: new Map(),
    uploads: new Map(),
    troubles: [],
    calls: [],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return s3;
}
