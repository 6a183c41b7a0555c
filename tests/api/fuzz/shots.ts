import fc from 'fast-check';
import type { Door } from '../doors.ts';
import { type Body, certainBodies, oddBody } from './odd-bodies.ts';
import { oddTexts } from './odd-values.ts';

/** One request as it goes over the wire. Target and headers are bytes, one to a character. */
export interface Shot {
  door: Door;
  method: string;
  target: string;
  caller: string;
  headers: [string, string][];
  body: Body | undefined;
  framing: Framing;
}

/** How the body's end is told. The first two are right; whoever reads the others must refuse them. */
type Framing = 'length' | 'chunks' | OddFraming;

const oddFramings = [
  'no-length',
  'too-long',
  'two-lengths',
  'length-and-chunks',
  'negative',
  'not-a-number',
  'unknown-coding',
  'bad-chunk',
  'bare-newline',
  'folded',
  'nul-in-head',
  'space-before-colon',
  'no-colon',
  'http-0.9',
  'http-2',
  'no-host',
  'two-hosts',
] as const;
type OddFraming = (typeof oddFramings)[number];

export function isFramed({ framing }: Shot): boolean {
  return framing === 'length' || framing === 'chunks';
}

const parameters = [
  'page',
  'perPage',
  'sort',
  'filter',
  'fields',
  'expand',
  'skipTotal',
  'thumb',
  'download',
  'token',
  'unknown',
  '',
];

const values = [
  '',
  '-1',
  '0',
  '1e999',
  '9'.repeat(50),
  '-timestamp',
  '@random',
  'userId.email',
  '*',
  '*,expand.*',
  'userId.posts_via_userId',
  'text:excerpt(1,true)',
  'text:excerpt(-1)',
  'id!=""',
  '(((',
  '@request.headers.x!=""',
  '@collection.users.email~"a"',
  '100x100',
  '0x0',
  'null',
  ...oddTexts.filter((text) => text.length < 100),
];

/** What a path can be made to look like without being another one, or by being one. */
const twists = [
  '/',
  '//',
  '/.',
  '/..',
  '/../',
  '/%2e%2e/',
  '%2f',
  '%5c',
  '\\',
  ';a=b',
  '%00',
  '%0d%0a',
  '%',
  '%zz',
  '%c0%ae%c0%ae',
  '%ff',
  '\xff\xfe',
  '.json',
  '#x',
  '|',
  '"',
  '{}',
  'x'.repeat(3_000),
];

const parameter = fc
  .tuple(fc.constantFrom(...parameters), fc.constantFrom(...values), fc.boolean())
  .map(([name, value, raw]) => {
    const encoded = encodeURIComponent(value.toWellFormed());
    // Raw where that is possible in a request line at all.
    return `${name}=${raw && /^[!-~]*$/.test(value) ? value : encoded}`;
  });

function oddTarget({ path }: Door): fc.Arbitrary<string> {
  const query = fc.array(parameter, { maxLength: 4 }).map((all) => {
    return all.length === 0 ? '' : `?${all.join('&')}`;
  });
  const twisted = fc
    .tuple(fc.constantFrom(...twists), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([twist, where]) => {
      const at = 1 + Math.floor(where * path.length);
      return path.slice(0, at) + twist + path.slice(at);
    });
  const whole = fc.constantFrom('*', `http://evil.example${path}`, path.toUpperCase(), `/${path}`);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(path) },
    { weight: 3, arbitrary: query.map((asked) => path + asked) },
    { weight: 2, arbitrary: twisted },
    { weight: 1, arbitrary: whole },
  );
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];

const oddHeaders: [string, string][] = [
  ['Accept', 'text/event-stream'],
  ['Accept', '\xff'],
  ['Accept', 'application/xml;q=1.5,*/*;q=-1'],
  ['Accept-Encoding', 'zbr, gzip;q=0, *;q=0'],
  ['Accept-Language', 'x'.repeat(2_000)],
  ['Range', 'bytes=0-0,1-1,2-2'],
  ['Range', 'bytes=99999999999999999999-'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'yesterday'],
  ['Cookie', `a=${'b'.repeat(3_000)}`],
  ['Origin', 'null'],
  ['Origin', 'https://evil.example'],
  ['Referer', '\xc0\xae'],
  ['Forwarded', 'for=_x;proto=https'],
  ['X-Forwarded-For', '127.0.0.1, ::1, x'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/_/'],
  ['X-Request-Id', '\xe2\x82'],
  ['Idempotency-Key', ''],
  ['Idempotency-Key', 'short'],
  ['Idempotency-Key', '\xff'.repeat(20)],
  ['Idempotency-Key', 'k'.repeat(500)],
  ['Stripe-Signature', 't=,v1='],
  ['User-Agent', ''],
  ['User-Agent', '\x80\x81'],
  ['Expect', 'nonsense'],
  ['Upgrade', 'h2c'],
  ['Connection', 'close, Authorization'],
  ['TE', 'trailers'],
  ['Trailer', 'Authorization'],
  ['Authorization', 'Basic YTpi'],
  ['Authorization', 'Bearer'],
  ['Authorization', `Bearer ${'a'.repeat(6_000)}`],
  ['__proto__', 'x'],
];

/** The same in every run: each door that takes a body, with every body that is certain to be odd. */
export function certainShots(doors: Door[], caller: string): Shot[] {
  return doors
    .filter(({ fields }) => fields !== undefined)
    .flatMap((door) =>
      certainBodies(door).map((body): Shot => {
        const { method, path: target } = door;
        return { door, method, target, caller, headers: [], body, framing: 'length' };
      }),
    );
}

/** A request to one of the doors, by one of the callers. */
export function shots(doors: Door[], callers: string[]): fc.Arbitrary<Shot> {
  return fc.constantFrom(...doors).chain((door) => {
    const takesBody = door.fields !== undefined;
    return fc.record({
      door: fc.constant(door),
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(door.method) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      target: oddTarget(door),
      caller: door.endsSession ? fc.constant('leaver') : fc.constantFrom(...callers),
      headers: fc.oneof<fc.MaybeWeightedArbitrary<[string, string][]>[]>(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.array(fc.constantFrom(...oddHeaders), { maxLength: 3 }) },
      ),
      body: fc.oneof(
        { weight: takesBody ? 20 : 1, arbitrary: oddBody(door) },
        { weight: takesBody ? 1 : 5, arbitrary: fc.constant(undefined) },
      ),
      framing: fc.oneof(
        { weight: 12, arbitrary: fc.constant('length' as const) },
        { weight: 3, arbitrary: fc.constant('chunks' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...oddFramings) },
      ),
    });
  });
}
