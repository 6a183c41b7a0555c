import { loadEnv } from 'vite';
import { z } from 'zod';
import { site } from '#site';

const address = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

const schema = z.object({
  /** Where readers find the site; canonical links, the sitemap and sharing images need it. */
  PUBLIC_SITE_URL: address,
  /** Set these two only where the API and PocketBase live on other origins than the pages. */
  PUBLIC_API_URL: address,
  PUBLIC_POCKETBASE_URL: address,
  /** Web vitals are measured and sent only where an address to send them to is given. */
  PUBLIC_VITALS_ENDPOINT: z.string().startsWith('/').or(z.url()).optional(),
  /** A server side of the operator's own on the same origin that wants to know who is logged in. */
  PUBLIC_TOKEN_SYNC_URL: z.string().startsWith('/').or(z.url()).optional(),
});

/** An empty line in .env means "not set". */
function withoutBlanks(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}

export function readBuildEnvironment(root: string) {
  const parsed = schema.safeParse(withoutBlanks(loadEnv('production', root, 'PUBLIC_')));
  if (!parsed.success) {
    throw new Error(`The build's settings are not usable:\n${z.prettifyError(parsed.error)}`);
  }
  const { PUBLIC_SITE_URL, PUBLIC_API_URL, PUBLIC_POCKETBASE_URL, PUBLIC_VITALS_ENDPOINT } =
    parsed.data;
  return {
    siteUrl: PUBLIC_SITE_URL ?? site.url,
    apiUrl: PUBLIC_API_URL,
    pocketbaseUrl: PUBLIC_POCKETBASE_URL,
    vitalsEndpoint: PUBLIC_VITALS_ENDPOINT,
    /** The default address promises nothing about how a machine is reached. */
    https: PUBLIC_SITE_URL?.startsWith('https:') ?? false,
  };
}

export type BuildEnvironment = ReturnType<typeof readBuildEnvironment>;
