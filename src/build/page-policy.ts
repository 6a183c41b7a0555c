import { createHash } from 'node:crypto';

/** Directive by directive; a page's own, or what a whole site needs. */
export type Policy = Map<string, Set<string>>;

const policyInPage = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;
/** Data for search engines, which stands in script elements too, runs nothing. */
const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

export function writePolicy(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

export function addPolicy(policy: Policy, other: Policy): void {
  for (const [name, sources] of other) {
    policy.set(name, new Set([...(policy.get(name) ?? []), ...sources]));
  }
}

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, new Set(sources)] as const),
  );
}

function hashesIn(html: string, element: RegExp): Set<string> {
  const codes = [...html.matchAll(element)].map(([, code = '']) => code);
  return new Set(
    codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  );
}

const isHash = (source: string) => source.startsWith("'sha256-");

/**
 * Astro lets the scripts and styles of the whole site into every page. A page needs its own only, and
 * each hash is as many bytes that no compression makes smaller.
 */
export function keepOwnHashes(html: string): { html: string; policy: Policy } {
  const [, , text] = html.match(policyInPage) ?? [];
  if (!text) throw new Error('A page carries no content security policy');
  const policy = readPolicy(text);
  const elements = [
    ['script-src', inlineScript],
    ['style-src', inlineStyle],
  ] as const;
  for (const [directive, element] of elements) {
    const others = [...(policy.get(directive) ?? [])].filter((source) => !isHash(source));
    policy.set(directive, new Set([...others, ...hashesIn(html, element)]));
  }
  const kept = html.replace(policyInPage, (_, before, _policy, after) =>
    [before, writePolicy(policy), after].join(''),
  );
  return { html: kept, policy };
}
