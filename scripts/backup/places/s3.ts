import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '#shared/plain-error.ts';
import type { BackupPlace } from './place.ts';
import { type S3Keys, signed } from './s3-signature.ts';
import { untilSilent } from './until-silent.ts';

export interface S3Settings extends S3Keys {
  endpoint: string;
  bucket: string;
  /** Empty, or ending with a slash. */
  prefix: string;
}

export interface S3Patience {
  partBytes: number;
  tries: number;
  firstPauseMilliseconds: number;
  /** Until an answer begins. */
  callMilliseconds: number;
  /** Without a byte of the answer that has begun. */
  silenceMilliseconds: number;
}

// S3 takes parts of 5 MiB and more, and 10,000 of them.
const ordinary: S3Patience = {
  partBytes: 16 * 1024 * 1024,
  tries: 6,
  firstPauseMilliseconds: 500,
  callMilliseconds: 10 * 60_000,
  silenceMilliseconds: 60_000,
};

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  name: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  headers?: Record<string, string>;
}

const advice: Record<string, string> = {
  AccessDenied: 'The keys may not do this there.',
  InvalidAccessKeyId: 'Look at BACKUP_S3_ACCESS_KEY.',
  NoSuchBucket: 'Make the bucket first.',
  NoSuchKey: 'There is no such backup.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  SignatureDoesNotMatch: 'Look at BACKUP_S3_SECRET_KEY and BACKUP_S3_REGION.',
};

class S3Refusal extends PlainError {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || cause.name : message;
}

/** The text of an element; what S3 lists of ours needs no decoding. */
function textsOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );
}

/** All of one size but the last, as some servers demand. */
async function* inParts(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const whole = Buffer.concat(waiting);
    let start = 0;
    for (; whole.length - start >= size; start += size) yield whole.subarray(start, start + size);
    waiting = [whole.subarray(start)];
    length = whole.length - start;
  }
  yield Buffer.concat(waiting);
}

/** 409: another call for the same name is under way. 501 is what a store will never do. */
const isPassing = (status: number) =>
  (status >= 500 && status !== 501) || status === 429 || status === 409;

/** What a store answers to a write that is only wanted where nothing is. */
const conditionOf: Record<string, 'taken' | 'unknown'> = {
  PreconditionFailed: 'taken',
  'status 412': 'taken',
  NotImplemented: 'unknown',
  'status 501': 'unknown',
};

export function s3Place(settings: S3Settings, patience: S3Patience = ordinary): BackupPlace {
  const { bucket, prefix, endpoint } = settings;
  const where = `s3://${bucket}/${prefix}`;

  async function sendOnce({
    method,
    name,
    query = {},
    body,
    headers: own = {},
  }: Call): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}/${name}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const content = body ?? new Uint8Array();
    const headers = signed({ method, url, headers: own, body: content }, settings, new Date());
    const clock = new AbortController();
    const late = setTimeout(
      () => clock.abort(new Error('no answer in time')),
      patience.callMilliseconds,
    );
    const answer = await fetch(url, {
      method,
      headers,
      body: body as BodyInit | undefined,
      redirect: 'error',
      signal: clock.signal,
    }).finally(() => clearTimeout(late));
    if (!answer.body) return answer;
    return new Response(untilSilent(answer.body, patience.silenceMilliseconds, clock), answer);
  }

  async function refusal(answer: Response): Promise<S3Refusal> {
    const [code = ''] = textsOf(await answer.text().catch(() => ''), 'Code');
    const known = /^\w{1,60}$/.test(code) ? code : `status ${answer.status}`;
    const hint = advice[known] === undefined ? '' : ` ${advice[known]}`;
    const sentence = `${new URL(endpoint).host} refused ${where} (${known}).${hint}`;
    return new S3Refusal(sentence, known);
  }

  /**
   * Each call may be repeated: none adds to what an earlier one did. Only the one that puts parts together
   * finds no upload any more where it was done and its answer was lost.
   */
  async function send<T>(call: Call, read: (answer: Response) => T | Promise<T>): Promise<T> {
    let pause = patience.firstPauseMilliseconds;
    for (let left = patience.tries - 1; ; left -= 1) {
      let answer: Response | undefined;
      let reason = '';
      try {
        answer = await sendOnce(call);
        if (answer.ok) return await read(answer);
      } catch (error) {
        answer = undefined;
        reason = reasonOf(error);
      }
      const passing = answer === undefined || isPassing(answer.status);
      if (answer !== undefined && (!passing || left === 0)) throw await refusal(answer);
      if (left === 0) throw new PlainError(`${where} cannot be reached: ${reason}.`);
      await answer?.body?.cancel();
      await sleep(pause);
      pause *= 2;
    }
  }

  const sendText = (call: Call) => send(call, (answer) => answer.text());

  const sizeOf = (name: string) =>
    send({ method: 'HEAD', name }, ({ headers }) => Number(headers.get('content-length')));

  async function putTogether(name: string, uploadId: string, tags: string[], size: number) {
    const list = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    try {
      const text = await sendText({ method: 'POST', name, query: { uploadId }, body });
      // It may begin with 200 and fail afterwards.
      if (text.includes('<CompleteMultipartUploadResult')) return;
    } catch (error) {
      if (!(error instanceof S3Refusal) || error.code !== 'NoSuchUpload') throw error;
      if ((await sizeOf(name).catch(() => undefined)) === size) return;
      throw error;
    }
    throw new PlainError(`${where} could not put the parts of the backup together.`);
  }

  async function sendParts(
    name: string,
    uploadId: string,
    first: Buffer,
    others: AsyncIterator<Buffer>,
  ) {
    const tags: string[] = [];
    let size = 0;
    for (let part: Buffer | undefined = first; part !== undefined; ) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const call: Call = { method: 'PUT', name, query, body: part };
      tags.push(await send(call, ({ headers }) => headers.get('etag') ?? ''));
      size += part.length;
      const next: IteratorResult<Buffer, undefined> = await others.next();
      part = next.value;
    }
    await putTogether(name, uploadId, tags, size);
    return size;
  }

  async function putWhereNothingIs(name: string, body: Uint8Array) {
    try {
      await sendText({ method: 'PUT', name, body, headers: { 'if-none-match': '*' } });
      return 'written';
    } catch (error) {
      const known = error instanceof S3Refusal ? conditionOf[error.code] : undefined;
      if (known === undefined) throw error;
      return known;
    }
  }

  async function* unlessBroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    try {
      yield* body;
    } catch (error) {
      throw new PlainError(`The connection to ${where} broke: ${reasonOf(error)}. Try again.`);
    }
  }

  return {
    where,

    async list() {
      const found: string[] = [];
      let token: string | undefined;
      do {
        const query: Record<string, string> = { 'list-type': '2', prefix };
        if (token !== undefined) query['continuation-token'] = token;
        const xml = await sendText({ method: 'GET', name: '', query });
        found.push(...textsOf(xml, 'Key'));
        [token] = textsOf(xml, 'NextContinuationToken');
      } while (token !== undefined);
      return found.map((key) => key.slice(prefix.length));
    },

    async has(name) {
      try {
        await sizeOf(prefix + name);
        return true;
      } catch (error) {
        // An answer to HEAD has no text, and so no code of S3's.
        if (error instanceof S3Refusal && error.code === 'status 404') return false;
        throw error;
      }
    },

    async put(name, content) {
      const key = prefix + name;
      const parts = inParts(content, patience.partBytes);
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      if (first.length < patience.partBytes) {
        await sendText({ method: 'PUT', name: key, body: first });
        return first.length;
      }
      const begun = await sendText({ method: 'POST', name: key, query: { uploads: '' } });
      const [uploadId = ''] = textsOf(begun, 'UploadId');
      try {
        return await sendParts(key, uploadId, first, parts);
      } catch (error) {
        await sendOnce({ method: 'DELETE', name: key, query: { uploadId } }).catch(() => undefined);
        throw error;
      }
    },

    async claim(name, content) {
      const key = prefix + name;
      const first = await putWhereNothingIs(key, content);
      if (first === 'taken') return 'theirs';
      if (first === 'unknown') await sendText({ method: 'PUT', name: key, body: content });
      // A store that does not look at the condition writes it a second time.
      else if ((await putWhereNothingIs(key, content)) === 'taken') return 'ours';
      return 'unguarded';
    },

    async get(name) {
      const body = await send({ method: 'GET', name: prefix + name }, (answer) => answer.body);
      if (!body) throw new PlainError(`${where}${name} is empty.`);
      return Readable.from(unlessBroken(body));
    },

    async remove(name) {
      await sendText({ method: 'DELETE', name: prefix + name });
    },
  };
}
