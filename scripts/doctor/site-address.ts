import type { Environment } from '#api/env.ts';
import { about, type Finding } from './finding.ts';

const says = about('Site');

export async function checkSite(env: Environment): Promise<Finding[]> {
  if (!env.production) {
    return [
      says.note(`development, for this machine only: Premium costs nothing (${env.siteUrl})`),
    ];
  }
  if (env.PUBLIC_SITE_URL === undefined) {
    return [
      says.wrong(
        'PUBLIC_SITE_URL is not set: links in letters and payments would lead to localhost.',
      ),
    ];
  }
  const { protocol, pathname } = new URL(env.PUBLIC_SITE_URL);
  const findings = [
    protocol === 'https:'
      ? says.ok(env.PUBLIC_SITE_URL)
      : says.wrong(`${env.PUBLIC_SITE_URL} is not https: passwords would travel in the open.`),
  ];
  if (pathname !== '/')
    findings.push(says.wrong('PUBLIC_SITE_URL must be an address without a path.'));
  if (env.TRUSTED_PROXIES === 0) {
    findings.push(
      says.note('TRUSTED_PROXIES is 0: behind a proxy all visitors would count as one.'),
    );
  }
  return findings;
}

export async function checkGoogle(env: Environment): Promise<Finding[]> {
  const google = about('Google');
  if (!env.google)
    return [google.note('off: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set')];
  const address = `${env.siteUrl}/auth/google`;
  return [google.ok(`set; ${address} must be registered at Google as the redirect address`)];
}

export async function checkOwnKeys(env: Environment): Promise<Finding[]> {
  const own = about('Own models');
  if (!env.OWN_KEYS) return [own.ok('off: users write with the models of this installation')];
  return [own.ok(`on, and what they write is ${env.OWN_KEY_GENERATIONS}`)];
}
