import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSecurityHeaders } from '#api/front-door/security-headers.ts';
import { pages, readBuilt, siteDir, tagsOf } from './built-site.ts';

type Policy = Record<string, string[]>;

function parsePolicy(text: string): Policy {
  const parts = text.split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(
    parts.filter(([name]) => name).map(([name, ...sources]) => [name, sources]),
  );
}

function policyOf(html: string): Policy {
  const meta = tagsOf(html).find(
    ({ attributes }) => attributes['http-equiv'] === 'content-security-policy',
  );
  return parsePolicy(meta?.attributes.content ?? '');
}

const headersOf = readSecurityHeaders(siteDir);
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Data blocks, such as JSON-LD, are never run and so need no leave. */
const runs = /type="(module|text\/javascript)"|^(?!.*type=)/;

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', code]) => code && runs.test(attributes))
    .map(([, , code = '']) => code);
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
}

const hashesOf = (sources: readonly string[] = []) =>
  sources.filter((source) => source.startsWith("'sha")).sort();

test.each(pages)(
  '$path: its inline scripts and styles are let in by their hashes, and no others are',
  ({ html, path }) => {
    const scripts = [...new Set(inlineScripts(html).map(hash))].sort();
    const styles = [...new Set(inlineStyles(html).map(hash))].sort();
    expect(scripts.length).toBeGreaterThan(0);
    expect(styles).toHaveLength(1);
    const header = headersOf(fileOf(path))['Content-Security-Policy'] ?? '';
    for (const policy of [policyOf(html), parsePolicy(header)]) {
      expect(hashesOf(policy['script-src'])).toEqual(scripts);
      expect(hashesOf(policy['style-src'])).toEqual(styles);
    }
    expect(parsePolicy(header)).toEqual({ 'frame-ancestors': ["'none'"], ...policyOf(html) });
  },
);

test.each(pages)('$path: nothing in it needs an unsafe policy', ({ html }) => {
  const policy = policyOf(html);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy['trusted-types']).toEqual(["'none'"]);
  expect(Object.values(policy).flat()).not.toContainEqual(
    expect.stringMatching(/unsafe|\*|data:|^https?:$/),
  );
  const attributes = tagsOf(html).flatMap((tag) => Object.keys(tag.attributes));
  expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
});

test('the other headers of a page', () => {
  expect(headersOf('/index.html')).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

test('a file that pages load may itself load nothing', () => {
  expect(headersOf('/favicon.svg')).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
});

test('static hosts are told the same headers, with what every page needs together', () => {
  const lines = readBuilt('_headers').split('\n');
  const everywhere = lines.slice(1, lines.indexOf(''));
  const told = Object.fromEntries(
    everywhere.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
  expect(lines[0]).toBe('/*');
  const { 'Content-Security-Policy': shared = '', ...others } = told;
  const { 'Content-Security-Policy': _, ...same } = headersOf('/index.html');
  expect(others).toEqual(same);
  for (const { path } of pages) {
    const own = parsePolicy(headersOf(fileOf(path))['Content-Security-Policy'] ?? '');
    for (const [name, sources] of Object.entries(own)) {
      expect(parsePolicy(shared)[name]).toEqual(expect.arrayContaining(sources));
    }
  }
});
