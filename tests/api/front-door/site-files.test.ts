import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnswerHeaders } from '#api/front-door/answer-headers.ts';
import { serveSite } from '#api/front-door/site/serve-site.ts';
import { readSite } from '#api/front-door/site/site-files.ts';
import { compressSite } from '#scripts/site/compress.ts';

const page = `<!doctype html><title>Home</title>${'<p>words</p>'.repeat(200)}`;
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-files-'));
  const root = join(folder, 'dist');
  mkdirSync(join(root, '_astro'), { recursive: true });
  mkdirSync(join(root, 'blog'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'blog.html'), page.replace('Home', 'Blog'));
  writeFileSync(join(root, 'blog', 'one.html'), page.replace('Home', 'One'));
  writeFileSync(join(root, '404.html'), '<!doctype html><title>Nothing here</title>');
  mkdirSync(join(root, 'es'));
  writeFileSync(join(root, 'es.html'), page.replace('Home', 'Inicio'));
  writeFileSync(join(root, 'es', 'faq.html'), page.replace('Home', 'Preguntas'));
  writeFileSync(join(root, 'es', '404.html'), '<!doctype html><title>Nada por aquí</title>');
  writeFileSync(join(root, '_astro', 'app.abc123.js'), 'export {};'.repeat(200));
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, '.built-from'), 'not for readers');
  writeFileSync(join(root, '_headers'), 'not for readers');
  writeFileSync(join(folder, 'secret.txt'), 'outside the site');
  await compressSite(root);
  const site = readSite(root, () => ({ 'X-Frame-Options': 'DENY' }));
  const headers = new AnswerHeaders({ https: false, origins: [] });
  server = createServer((request, response) => serveSite(site, { headers, request, response }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Raw requests: fetch would tidy the paths and decode the bodies that are under test. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { statusCode = 0, headers: received } = answer;
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

test('a page answers at its plain address, with its type, a validator and the extra headers', async () => {
  const answer = await get('/blog/one?from=mail');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers['x-frame-options']).toBe('DENY');
  expect(answer.body.toString()).toContain('<title>One</title>');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['zbr, x-br, gzip', 'gzip', gunzipSync],
  ['Br ; Q=0.000 , GZIP;q=0.1', 'gzip', gunzipSync],
  ['br;level=q=0;q=0.001', 'br', brotliDecompressSync],
] as const)('%s is answered in %s and decodes to the same page', async (accepted, used, decode) => {
  const answer = await get('/', { 'Accept-Encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(used);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(decode(answer.body).toString()).toBe(page);
});

test.each(['zbr', 'br;q=0', 'gzip;q=0.0, identity', 'bro tli', ''])(
  '"%s" is answered as it is',
  async (accepted) => {
    const answer = await get('/', { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(page);
  },
);

test('hashed assets are immutable, others are not', async () => {
  const asset = await get('/_astro/app.abc123.js');
  expect(asset.headers['cache-control']).toContain('immutable');
  const icon = await get('/favicon.svg');
  expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  expect(icon.headers['content-type']).toBe('image/svg+xml');
});

test('a known validator is answered with 304 and no body', async () => {
  const first = await get('/', { 'Accept-Encoding': 'br' });
  const etag = String(first.headers.etag);
  const again = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"x", W/${etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const otherEncoding = await get('/', { 'If-None-Match': etag });
  expect(otherEncoding.status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const whole = await get('/blog');
  const head = await get('/blog', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe(String(whole.body.length));
  expect(head.body.length).toBe(0);
});

test.each([
  ['bytes=0-9', 206, page.slice(0, 10)],
  ['bytes=-5', 206, page.slice(-5)],
  [`bytes=${page.length - 3}-99999`, 206, page.slice(-3)],
  ['lines=1-2', 200, page],
  ['bytes=0-1,4-5', 200, page],
])('the range %s is answered with %i', async (range, status, body) => {
  const answer = await get('/', { Range: range });
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(body);
});

test.each([`bytes=${page.length}-`, 'bytes=9-3'])('the range %s does not exist', async (range) => {
  const answer = await get('/', { Range: range });
  expect([answer.status, answer.headers['content-range']]).toEqual([416, `bytes */${page.length}`]);
  expect(JSON.parse(answer.body.toString()).code).toBe('rangeUnknown');
});

test('a range of an older version is answered whole', async () => {
  const answer = await get('/', { Range: 'bytes=0-9', 'If-Range': '"older"' });
  expect(answer.status).toBe(200);
});

test.each([
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/index.html?a=b', '/?a=b'],
  ['/es/', '/es'],
  ['/es.html', '/es'],
  ['/es/faq/?a=b', '/es/faq?a=b'],
  ['/ES', '/es'],
  ['/Es/FAQ/?A=b', '/es/faq?A=b'],
])('%s leads to %s', async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([308, target]);
});

test.each([
  '/nothing',
  '/404',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/_astro/../../secret.txt',
  '//secret.txt',
  '/.built-from',
  '/_headers',
  '/blog.html.br',
  '/__proto__',
  '/constructor',
])('%s is the 404 page with status 404', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain('Nothing here');
});

test.each(['/es/nothing', '/es/nothing/more', '/es/404', '/es/blog'])(
  '%s is the 404 page of its language',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('Nada por aquí');
  },
);

test('pages of a language answer below its folder, its main page at the folder itself', async () => {
  expect((await get('/es')).body.toString()).toContain('Inicio');
  expect((await get('/es/faq')).body.toString()).toContain('Preguntas');
  expect((await get('/escuela')).body.toString()).toContain('Nothing here');
});

test('writing to a page is refused', async () => {
  const answer = await get('/blog', {}, 'POST');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
