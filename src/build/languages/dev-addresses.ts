import type { Plugin } from 'vite';
import type { SiteLanguage } from '#shared/rules.ts';
import { rules } from '#shared/rules.ts';

/** A build moves its pages below the path of their language; `npm run dev` answers there too. */
export function devAddresses(language: SiteLanguage): Plugin {
  const { path } = rules.siteLanguages[language];
  return {
    name: 'dev-addresses',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const { url = '' } = request;
        if (path !== '' && /^(?:[/?]|$)/.test(url.slice(path.length)) && url.startsWith(path)) {
          request.url = url.slice(path.length).replace(/^(?!\/)/, '/');
        }
        next();
      });
    },
  };
}
