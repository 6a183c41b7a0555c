import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor } from '#shared/security-headers.ts';
import type { BuildEnvironment } from './environment.ts';
import { addPolicy, keepOwnHashes, type Policy, writePolicy } from './page-policy.ts';

/** What a meta element may not say. */
const headerOnly: Policy = new Map([['frame-ancestors', new Set(["'none'"])]]);

const together = (...policies: Policy[]): Policy => {
  const all: Policy = new Map();
  for (const policy of policies) addPolicy(all, policy);
  return all;
};

/** Each page's own policy, which from now on is also what its meta element says. */
async function trimPolicies(site: string): Promise<Map<string, Policy>> {
  const policies = new Map<string, Policy>();
  for await (const page of glob('**/*.html', { cwd: site })) {
    const { html, policy } = keepOwnHashes(await readFile(join(site, page), 'utf8'));
    await writeFile(join(site, page), html);
    policies.set(page.replaceAll('\\', '/'), together(headerOnly, policy));
  }
  return policies;
}

/**
 * `_headers` in the form that Netlify, Cloudflare Pages and others read. They add up what they are
 * told for a path, so all pages share one policy there; the meta element of each is the narrower one.
 */
function headersFile(headers: Record<string, string>, policy: Policy): string {
  const all = { 'Content-Security-Policy': writePolicy(policy), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}`);
  const forever = '  Cache-Control: public, max-age=31536000, immutable';
  return ['/*', ...lines, '', '/_astro/*', forever, ''].join('\n');
}

/** Writes the security headers beside the pages: once for the front door, once for static hosts. */
export async function writeSecurityHeaders(
  site: string,
  environment: Pick<BuildEnvironment, 'https'>,
): Promise<void> {
  const policies = await trimPolicies(site);
  const everywhere = headersFor(environment);
  const pages = Object.fromEntries(
    [...policies].map(([page, policy]) => [`/${page}`, writePolicy(policy)]),
  );
  const told = JSON.stringify({ everywhere, pages }, null, 2);
  await writeFile(join(site, '.security-headers.json'), told);
  const shared = together(...policies.values());
  await writeFile(join(site, '_headers'), headersFile(everywhere, shared));
}
