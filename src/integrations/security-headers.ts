import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BuildEnvironment } from './environment.ts';

type Policy = Map<string, Set<string>>;

const policyInPage = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

function addTo(policy: Policy, text: string): void {
  for (const part of text.split(';')) {
    const [directive, ...sources] = part.trim().split(/\s+/);
    if (!directive) continue;
    const known = policy.get(directive) ?? new Set();
    policy.set(directive, new Set([...known, ...sources]));
  }
}

/**
 * Every page carries its own policy in a meta element; the header is all of them together, for what a
 * meta element comes too late for or may not say at all.
 */
async function policyOfAllPages(site: string): Promise<string> {
  const policy: Policy = new Map([['frame-ancestors', new Set(["'none'"])]]);
  for await (const page of glob('**/*.html', { cwd: site })) {
    const [, text] = (await readFile(join(site, page), 'utf8')).match(policyInPage) ?? [];
    if (!text) throw new Error(`${page} carries no content security policy`);
    addTo(policy, text);
  }
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** HSTS is a promise for years: only an installation that names its https address makes it. */
export function headersFor(
  policy: string,
  { https }: Pick<BuildEnvironment, 'https'>,
): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    // Not plain same-origin: the page must see that Google's window was closed without an answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** `_headers` in the form that Netlify, Cloudflare Pages and others read. */
function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const forever = '  Cache-Control: public, max-age=31536000, immutable';
  return ['/*', ...lines, '', '/_astro/*', forever, ''].join('\n');
}

/** Writes the security headers beside the pages: once for the front door, once for static hosts. */
export function securityHeaders(environment: BuildEnvironment): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const headers = headersFor(await policyOfAllPages(site), environment);
        await writeFile(join(site, '.security-headers.json'), JSON.stringify(headers, null, 2));
        await writeFile(join(site, '_headers'), headersFile(headers));
      },
    },
  };
}
