import { PlainError } from '#shared/plain-error.ts';
import type { Call, S3Calls } from './s3-calls.ts';
import { S3Refusal, textsOf } from './s3-refusal.ts';

interface Upload {
  name: string;
  uploadId: string;
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

async function putTogether(
  { where, sendText, sizeOf }: S3Calls,
  { name, uploadId }: Upload,
  tags: string[],
  size: number,
) {
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

async function sendParts(calls: S3Calls, to: Upload, first: Buffer, others: AsyncIterator<Buffer>) {
  const { name, uploadId } = to;
  const tags: string[] = [];
  let size = 0;
  for (let part: Buffer | undefined = first; part !== undefined; ) {
    const query = { partNumber: String(tags.length + 1), uploadId };
    const call: Call = { method: 'PUT', name, query, body: part };
    tags.push(await calls.send(call, ({ headers }) => headers.get('etag') ?? ''));
    size += part.length;
    const next: IteratorResult<Buffer, undefined> = await others.next();
    part = next.value;
  }
  await putTogether(calls, to, tags, size);
  return size;
}

/** Sends what fits into one part at once, and more in parts. Resolves to its size. */
export async function upload(
  calls: S3Calls,
  name: string,
  content: AsyncIterable<Uint8Array>,
  partBytes: number,
): Promise<number> {
  const parts = inParts(content, partBytes);
  const first = (await parts.next()).value ?? Buffer.alloc(0);
  if (first.length < partBytes) {
    await calls.sendText({ method: 'PUT', name, body: first });
    return first.length;
  }
  const begun = await calls.sendText({ method: 'POST', name, query: { uploads: '' } });
  const [uploadId = ''] = textsOf(begun, 'UploadId');
  try {
    return await sendParts(calls, { name, uploadId }, first, parts);
  } catch (error) {
    await calls.sendOnce({ method: 'DELETE', name, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}
