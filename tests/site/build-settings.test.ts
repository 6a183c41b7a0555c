import { afterEach, expect, test, vi } from 'vitest';
import { headersFor } from '#shared/security-headers.ts';
import { site } from '#site';
import { contentSecurityDirectives } from '../../src/build/content-security.ts';
import { readBuildEnvironment } from '../../src/build/environment.ts';

/** A folder without .env files, so that only what a test sets is read. */
const bare = import.meta.dirname;

const nothing = {
  PUBLIC_SITE_URL: '',
  PUBLIC_API_URL: '',
  PUBLIC_POCKETBASE_URL: '',
  PUBLIC_VITALS_ENDPOINT: '',
};

function read(settings: Partial<typeof nothing> = {}) {
  for (const [name, value] of Object.entries({ ...nothing, ...settings })) vi.stubEnv(name, value);
  return readBuildEnvironment(bare);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('empty settings mean the defaults: one origin, no measuring, no promise of https', () => {
  const environment = read();
  expect(environment).toEqual({ siteUrl: site.url, https: false });
  expect(contentSecurityDirectives(environment)).toContain("connect-src 'self'");
  expect(headersFor(environment)).not.toHaveProperty('Strict-Transport-Security');
});

test('other origins are let in where they are needed, and only there', () => {
  const environment = read({
    PUBLIC_API_URL: 'https://api.example.com/',
    PUBLIC_POCKETBASE_URL: 'https://data.example.com',
    PUBLIC_VITALS_ENDPOINT: 'https://vitals.example.com/collect',
  });
  const directives = contentSecurityDirectives(environment);
  expect(directives).toContain(
    "connect-src 'self' https://api.example.com https://data.example.com https://vitals.example.com",
  );
  expect(directives).toContain("img-src 'self' https://data.example.com");
});

test('an address with https is promised to stay so', () => {
  const environment = read({ PUBLIC_SITE_URL: 'https://posts.example.com/' });
  expect(environment.siteUrl).toBe('https://posts.example.com');
  expect(headersFor(environment)['Strict-Transport-Security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(read({ PUBLIC_SITE_URL: 'http://posts.example.com' }).https).toBe(false);
});

test('a setting that is no address is named', () => {
  expect(() => read({ PUBLIC_SITE_URL: 'posts.example.com' })).toThrow(/PUBLIC_SITE_URL/);
  expect(() => read({ PUBLIC_API_URL: 'ftp://example.com' })).toThrow(/PUBLIC_API_URL/);
});
