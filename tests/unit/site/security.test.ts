import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pages, readBuilt, tagsOf } from './built-site.ts';

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

const headers: Record<string, string> = JSON.parse(readBuilt('.security-headers.json'));
const headerPolicy = parsePolicy(headers['Content-Security-Policy'] ?? '');

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

test.each(pages)(
  '$path: each inline script and style has its hash, and no others are let in',
  ({ html }) => {
    const policy = policyOf(html);
    for (const code of inlineScripts(html)) {
      expect(policy['script-src']).toContain(hash(code));
      expect(headerPolicy['script-src']).toContain(hash(code));
    }
    for (const css of inlineStyles(html)) {
      expect(policy['style-src']).toContain(hash(css));
      expect(headerPolicy['style-src']).toContain(hash(css));
    }
    expect(inlineScripts(html).length).toBeGreaterThan(0);
    expect(inlineStyles(html).length).toBeGreaterThan(0);
  },
);

test.each(pages)('$path: nothing in it needs an unsafe policy', ({ html }) => {
  const policy = policyOf(html);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(Object.values(policy).flat()).not.toContainEqual(
    expect.stringMatching(/unsafe|\*|data:|^https?:$/),
  );
  const attributes = tagsOf(html).flatMap((tag) => Object.keys(tag.attributes));
  expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
});

test('the header says what a meta element may not', () => {
  expect(headerPolicy['frame-ancestors']).toEqual(["'none'"]);
  expect(headers).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

test('static hosts are told the same headers as the front door', () => {
  const lines = readBuilt('_headers').split('\n');
  const everywhere = lines.slice(1, lines.indexOf(''));
  const told = Object.fromEntries(
    everywhere.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
  expect(lines[0]).toBe('/*');
  expect(told).toEqual(headers);
});
