import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  accessKey: string;
  secretKey: string;
  region: string;
}

export interface S3Call {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array;
}

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Everything but these is written as %XX, where encodeURIComponent leaves five more as they are. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sortedQuery(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.sort().join('&');
}

/** The headers of a call with AWS's signature of version 4, as every S3 server wants it. */
export function signed(
  { method, url, headers, body }: S3Call,
  { accessKey, secretKey, region }: S3Keys,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const content = hash(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': content,
    'x-amz-date': moment,
  };
  const names = Object.keys(all).sort();
  const listed = names.join(';');
  const lines = names.map((name) => `${name}:${all[name]}\n`).join('');
  const request = [method, url.pathname, sortedQuery(url), lines, listed, content].join('\n');
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, hash(request)].join('\n');
  const key = scope.split('/').reduce(hmac, Buffer.from(`AWS4${secretKey}`));
  const signature = hmac(key, text).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${listed},Signature=${signature}`;
  // The client writes this one by itself.
  const { host: _, ...sent } = all;
  return { ...sent, authorization };
}
