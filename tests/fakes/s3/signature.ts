import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

function strictly(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** As AWS describes it, from what arrived. */
export function complaint(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  s3: { accessKey: string; secretKey: string },
): string | null {
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
