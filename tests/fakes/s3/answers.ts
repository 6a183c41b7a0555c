import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { listing } from './listing.ts';
import type { FakeS3 } from './s3.ts';
import { sha256 } from './signature.ts';

const leastPart = 5 * 1024 * 1024;

export interface Answer {
  status: number;
  body: string | Buffer;
  headers?: Record<string, string>;
}

export const ok = (body: string | Buffer = ''): Answer => ({ status: 200, body });

export function refusal(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` };
}

/** What was said about an object, or about the parts of one, when it was written. */
const notes = new WeakMap<object, Record<string, string>>();

function note(what: object, headers: IncomingHttpHeaders): void {
  const said = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  notes.set(what, Object.fromEntries(said.map(([name, value]) => [name, String(value)])));
}

const etag = (body: Buffer) => `"${sha256(body)}"`;

function complete(s3: FakeS3, key: string, uploadId: string, body: string): string | null {
  const parts = s3.uploads.get(uploadId);
  if (!parts) return 'NoSuchUpload';
  const named = [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    part: parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1])),
    tag: /<ETag>([^<]+)</.exec(part)?.[1]?.replaceAll('&#34;', '"').replaceAll('&quot;', '"'),
  }));
  if (named.some(({ part, tag }) => part === undefined || tag !== etag(part))) {
    return 'InvalidPart';
  }
  const bytes = named.map(({ part }) => part ?? Buffer.alloc(0));
  if (bytes.slice(0, -1).some((part) => part.length < leastPart)) return 'EntityTooSmall';
  const whole = Buffer.concat(bytes);
  notes.set(whole, notes.get(parts) ?? {});
  s3.objects.set(key, whole);
  s3.uploads.delete(uploadId);
  return null;
}

function read(s3: FakeS3, key: string, { range = '' }: IncomingHttpHeaders): Answer {
  const found = s3.objects.get(key);
  if (!found) return refusal(404, 'NoSuchKey');
  const headers = { ETag: etag(found), ...notes.get(found) };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (from === undefined) return { ...ok(found), headers };
  if (Number(from) >= found.length) return refusal(416, 'InvalidRange');
  const last = Math.min(to ? Number(to) : found.length, found.length - 1);
  const where = `bytes ${from}-${last}/${found.length}`;
  const body = found.subarray(Number(from), last + 1);
  return { status: 206, body, headers: { ...headers, 'Content-Range': where } };
}

function write(s3: FakeS3, key: string, headers: IncomingHttpHeaders, body: Buffer): Answer {
  const condition = headers['if-none-match'];
  if (condition !== undefined && s3.conditions === 'refused') return refusal(501, 'NotImplemented');
  if (condition === '*' && s3.conditions === 'kept' && s3.objects.has(key)) {
    return refusal(412, 'PreconditionFailed');
  }
  note(body, headers);
  s3.objects.set(key, body);
  return { ...ok(), headers: { ETag: etag(body) } };
}

function removeAll(s3: FakeS3, body: string): Answer {
  const keys = [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  for (const key of keys) s3.objects.delete(key);
  return ok(
    `<DeleteResult>${keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')}</DeleteResult>`,
  );
}

export function answerTo(
  s3: FakeS3,
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
): Answer {
  const [, bucket, ...rest] = url.pathname.split('/');
  const key = rest.join('/');
  const { searchParams } = url;
  const uploadId = searchParams.get('uploadId');
  if (bucket !== s3.bucket) return refusal(404, 'NoSuchBucket');
  if (method === 'GET' && key === '') return ok(listing(s3.objects, searchParams));
  if (method === 'GET') return read(s3, key, headers);
  if (method === 'HEAD') {
    const { status, headers: said, body: found } = read(s3, key, headers);
    if (status !== 200) return { status, body: '' };
    return { ...ok(), headers: { ...said, 'Content-Length': String(found.length) } };
  }
  if (method === 'POST' && searchParams.has('delete')) return removeAll(s3, body.toString());
  if (method === 'POST' && searchParams.has('uploads')) {
    const id = randomUUID();
    const parts = new Map<number, Buffer>();
    note(parts, headers);
    s3.uploads.set(id, parts);
    return ok(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  if (method === 'POST' && uploadId) {
    const wrong = complete(s3, key, uploadId, body.toString());
    return wrong
      ? refusal(wrong === 'NoSuchUpload' ? 404 : 400, wrong)
      : ok('<CompleteMultipartUploadResult/>');
  }
  if (method === 'PUT' && uploadId) {
    s3.uploads.get(uploadId)?.set(Number(searchParams.get('partNumber')), body);
    return { ...ok(), headers: { ETag: etag(body) } };
  }
  if (method === 'PUT') return write(s3, key, headers, body);
  if (uploadId) s3.uploads.delete(uploadId);
  else s3.objects.delete(key);
  return { status: 204, body: '' };
}
