import type { BuildEnvironment } from './environment.ts';

function originsOf(...addresses: (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)];
}

/** Everything but script-src and style-src, which Astro fills with the hashes of what it wrote. */
export function contentSecurityDirectives(environment: BuildEnvironment) {
  const { apiUrl, pocketbaseUrl, vitalsEndpoint } = environment;
  const connect = ["'self'", ...originsOf(apiUrl, pocketbaseUrl, vitalsEndpoint)];
  // Profile pictures are files in PocketBase.
  const images = ["'self'", ...originsOf(pocketbaseUrl)];
  return [
    "default-src 'none'",
    `connect-src ${connect.join(' ')}`,
    `img-src ${images.join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // No page makes markup or code out of text, so there is no policy to do it with either.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ] as const;
}
