import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { codeSplitting, plainImports } from './src/build/code-splitting.ts';
import { contentSecurityDirectives } from './src/build/content-security.ts';
import { readBuildEnvironment } from './src/build/environment.ts';
import { fontsFor } from './src/build/fonts.ts';
import { headerCopies } from './src/build/header-copies.ts';
import { hydration } from './src/build/hydration.ts';
import { islandElement } from './src/build/island-element.ts';
import { devAddresses } from './src/build/languages/dev-addresses.ts';
import { englishPages } from './src/build/languages/english-pages.ts';
import { putWordsIn } from './src/build/languages/put-words-in.ts';
import { languageConstants, readSiteLanguage } from './src/build/languages/site-languages.ts';
import { readWords } from './src/build/languages/words.ts';
import { oneStyleElement } from './src/build/one-style.ts';
import { pageRules } from './src/build/page-rules.ts';

const environment = readBuildEnvironment(import.meta.dirname);
const language = readSiteLanguage(process.env);
const words = readWords(import.meta.dirname, language);

// `npm run dev` starts the front door and names it here; a build has no use for one.
const frontDoor = process.env.FRONT_DOOR;
const proxy = frontDoor ? { '/api': frontDoor, '/pb': frontDoor } : undefined;

export default defineConfig({
  site: environment.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // Shiki colours code with style attributes, which the content security policy refuses.
  markdown: { syntaxHighlight: false },
  image: {
    layout: 'constrained',
    // The usual effort takes six times as long for a tenth of the bytes, and was most of a first build.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  security: { csp: { directives: [...contentSecurityDirectives(environment)] } },
  fonts: fontsFor(language),
  integrations: [
    react(),
    hydration(),
    islandElement(),
    mdx(),
    englishPages(language),
    oneStyleElement(),
  ],
  vite: {
    plugins: [
      tailwindcss(),
      headerCopies(import.meta.dirname),
      putWordsIn(words),
      pageRules(import.meta.dirname, words),
      plainImports(),
      devAddresses(language),
    ],
    define: languageConstants(language),
    server: { proxy },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    build: {
      // The content security policy lets no data: address in. A page's own small script stands in the
      // page with its hash: a request for it would delay the first paint.
      assetsInlineLimit: (path, { length }) => path.endsWith('.js') && length < 4096,
      rolldownOptions: {
        // Astro's own mark on each MDX file, which the bundler does not know and says so at length.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  },
});
