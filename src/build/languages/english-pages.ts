import type { AstroIntegration } from 'astro';
import type { SiteLanguage } from '#shared/rules.ts';

const pages: Record<string, string> = {
  '/blog': 'blog/index.astro',
  '/blog/[id]': 'blog/[id].astro',
  '/og/[id].png': 'og/[id].png.ts',
  '/rss.xml': 'rss.xml.ts',
  '/robots.txt': 'robots.txt.ts',
};

/** What there is once and in English, whatever other languages the site has: `src/english`. */
export function englishPages(language: SiteLanguage): AstroIntegration {
  return {
    name: 'english-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (language !== 'en') return;
        for (const [pattern, file] of Object.entries(pages)) {
          injectRoute({ pattern, entrypoint: `./src/english/${file}` });
        }
      },
    },
  };
}
