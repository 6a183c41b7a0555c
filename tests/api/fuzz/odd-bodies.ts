import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Door } from '../doors.ts';
import { fieldsWith, oddObject, oddText, oddTexts, oddValue } from './odd-values.ts';

export interface Body {
  bytes: Buffer;
  /** Undefined: sent without one. */
  type: string | undefined;
  encoding?: string;
}

const json = 'application/json';
const boundary = 'the-boundary';
const multipart = `multipart/form-data; boundary=${boundary}`;
const form = 'application/x-www-form-urlencoded';

/** Bytes that are no UTF-8: overlong, a surrogate, out of range, cut short. */
const badUtf8 = ['c0af', 'c080', 'e080af', 'eda080', 'f5808080', 'ff', 'e282', '80'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

const oddTypes = [
  'application/json; charset=utf-7',
  'application/json;charset="utf-8',
  'APPLICATION/JSON',
  'application/json, text/html',
  'application/merge-patch+json',
  'application/xml',
  'text/plain',
  'text/plain;charset=UTF-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary="${'b'.repeat(200)}"`,
  'multipart/mixed; boundary=x',
  form,
  'application/octet-stream',
  ';;;',
  'a',
  '\xff\xfe',
  '',
  undefined,
];

function broken(text: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  const spot = fc.double({ min: 0, max: 1, noNaN: true });
  return fc
    .tuple(text, spot, fc.constantFrom('cut', 'insert', 'byte'), fc.constantFrom(...badUtf8))
    .map(([whole, where, how, bytes]) => {
      const all = Buffer.from(whole);
      const at = Math.floor(where * all.length);
      const [before, after] = [all.subarray(0, at), all.subarray(at)];
      if (how === 'cut') return before;
      if (how === 'insert') return Buffer.concat([before, Buffer.from('{'), after]);
      return Buffer.concat([before, bytes, after]);
    });
}

const notObjects = [
  '',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '[{}]',
  '[null]',
  '{',
  '"',
  '}',
  '\u0000',
  'NaN',
  'undefined',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"a":1,}',
  '\ufeff{"a":1}',
  '//\n{}',
  '['.repeat(10_000),
  '{"a":'.repeat(5_000),
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
].map((text) => Buffer.from(text));

function part(name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function multipartBody(fields: Record<string, unknown>): fc.Arbitrary<Buffer> {
  const names = [...Object.keys(fields), '@jsonPayload', '', '__proto__', 'avatar'];
  const parts = fc.array(
    fc.tuple(fc.constantFrom(...names), fc.oneof(oddText, oddValue)).map(([n, v]) => part(n, v)),
    { maxLength: 5 },
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="`;
  const oddEnds = [
    `--${boundary}--\r\n`,
    `--${boundary}--`,
    '',
    `--${boundary}`,
    `--another--\r\n`,
    `--${boundary}\r\n\r\n\r\n--${boundary}--\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name=\r\n\r\n--${boundary}--\r\n`,
    `--${boundary}\nContent-Disposition: form-data; name="a"\n\nx\n--${boundary}--\n`,
    `${file}../../x.png"\r\nContent-Type: image/png\r\n\r\nno png\r\n--${boundary}--\r\n`,
    `${file}x\u0000.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg/>\r\n--${boundary}--\r\n`,
    `${file}"\r\nContent-Type: a\r\nContent-Type: b\r\n\r\n\r\n--${boundary}--\r\n`,
    `${file}${'x'.repeat(3_000)}.jpg"\r\n\r\n\xff\xd8\xff\r\n--${boundary}--\r\n`,
  ];
  return fc
    .tuple(parts, fc.constantFrom(...oddEnds))
    .map(([all, end]) => Buffer.from(all.join('') + end, 'latin1'));
}

function formBody(fields: Record<string, unknown>): fc.Arbitrary<Buffer> {
  const names = [...Object.keys(fields), 'a[b][c]', 'a[]', '', '__proto__[x]', '@jsonPayload'];
  const value = fc.oneof(
    oddText.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%', '%zz', '%00', '%ff%fe', '%c0%ae', '+', '&&&', '=', ...oddTexts.slice(12)),
  );
  return fc
    .array(
      fc.tuple(fc.constantFrom(...names), value).map(([n, v]) => `${n}=${v}`),
      { maxLength: 6 },
    )
    .map((pairs) => Buffer.from(pairs.join('&')));
}

/** What every door has to meet, whatever chance brings: no object at all, and each field odd. */
export function certainBodies({ fields = {}, slow = false }: Door): Body[] {
  const objects = slow ? [] : fieldsWith(fields).map((text) => Buffer.from(text));
  return [...notObjects, ...objects].map((bytes) => ({ bytes, type: json }));
}

/** Bodies for one door: good ones with odd parts, broken ones, and others than it expects. */
export function oddBody({ fields = {}, form: alsoForms }: Door): fc.Arbitrary<Body> {
  const object = oddObject(fields);
  const whole = object.map((text) => Buffer.from(text));
  const asJson = (bytes: fc.Arbitrary<Buffer>, weight: number) => ({
    weight,
    arbitrary: bytes.map((chosen): Body => ({ bytes: chosen, type: json })),
  });
  const asForms = (weight: number) => ({
    weight,
    arbitrary: fc.oneof(
      multipartBody(fields).map((bytes): Body => ({ bytes, type: multipart })),
      formBody(fields).map((bytes): Body => ({ bytes, type: form })),
    ),
  });
  return fc.oneof(
    asJson(whole, 8),
    asJson(broken(object), 3),
    asJson(fc.constantFrom(...notObjects), 3),
    asForms(alsoForms ? 6 : 1),
    {
      weight: 3,
      arbitrary: fc
        .tuple(whole, fc.constantFrom(...oddTypes))
        .map(([bytes, type]): Body => ({ bytes, type })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.constantFrom('gzip', 'br', 'identity', 'deflate, gzip', 'nonsense'))
        .map(([bytes, encoding]): Body => {
          const sent = encoding === 'gzip' ? gzipSync(bytes) : bytes;
          return { bytes: sent, type: json, encoding };
        }),
    },
    {
      weight: 1,
      arbitrary: whole.map(
        (bytes): Body => ({ bytes: Buffer.from(bytes.toString(), 'utf16le'), type: json }),
      ),
    },
  );
}
