import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const canonical = /<link rel="canonical" href="([^"]+)">/;
const alternates = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g;

/** Says what the pages' heads say: where each is, and where it is in other languages. */
export function writeSitemap(siteDir: string): void {
  const entries = globSync('**/*.html', { cwd: siteDir })
    .map((file) => readFileSync(join(siteDir, file), 'utf8'))
    .flatMap((html) => {
      const [, address] = html.match(canonical) ?? [];
      // A page that is nothing for search engines names no address.
      return address === undefined ? [] : [{ address, alternates: [...html.matchAll(alternates)] }];
    })
    .sort((one, other) => (one.address < other.address ? -1 : 1));
  const urls = entries.map((entry) => {
    const links = entry.alternates.map(
      ([, language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return `<url><loc>${entry.address}</loc>${links.join('')}</url>\n`;
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  writeFileSync(
    join(siteDir, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('')}</urlset>\n`,
  );
}
