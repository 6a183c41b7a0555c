import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answerTo, ok, refusal } from './answers.ts';
import { complaint } from './signature.ts';

export interface S3Trouble {
  /** A call for which this is true is met with it. */
  when(method: string, url: URL): boolean;
  how:
    | 'error'
    /** 503, as a store that is restarted or has too much to do. */
    | 'busy'
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
  /** What becomes of `If-None-Match: *`, which not every store knows. */
  conditions: 'kept' | 'ignored' | 'refused';
  calls: string[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Null where there is no answer at all. */
function misbehave(how: S3Trouble['how'], response: ServerResponse, answer: () => Answer) {
  if (how === 'error') return refusal(500, 'InternalError');
  if (how === 'busy') return refusal(503, 'SlowDown');
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

/** An S3 server as far as backups and Litestream use one. It believes no signature that it has not made itself. */
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
    const right = () => (wrong ? refusal(403, wrong) : answerTo(s3, request, url, body));
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
    conditions: 'kept',
    calls: [],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return s3;
}
