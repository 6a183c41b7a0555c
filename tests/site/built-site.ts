import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rules, type SiteLanguage } from '#shared/rules.ts';

export const siteDir = resolve(process.env.POSTQUILL_DIST ?? 'dist');

if (!existsSync(join(siteDir, 'index.html'))) {
  throw new Error(`There is no built site in ${siteDir}. Run npm run build first.`);
}

export interface BuiltPage {
  /** Where readers find it: /blog for blog.html. */
  path: string;
  language: SiteLanguage;
  /** What it is called in every language: /faq for /es/faq. */
  name: string;
  html: string;
}

const languages = Object.entries(rules.siteLanguages) as [SiteLanguage, { path: string }][];

/** English has the addresses that no other language claims. */
function inLanguage(path: string): Pick<BuiltPage, 'language' | 'name'> {
  const [language, before] = languages
    .map(([id, other]) => [id, other.path] as const)
    .findLast(([, other]) => path === other || path.startsWith(`${other}/`)) ?? ['en', ''];
  return { language, name: path.slice(before.length) || '/' };
}

export const pages: readonly BuiltPage[] = globSync('**/*.html', { cwd: siteDir })
  .sort()
  .map((file) => {
    const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
    return { path, ...inLanguage(path), html: readFileSync(join(siteDir, file), 'utf8') };
  });

/** Other languages have the same pages in other words: where a browser has to look, the longest words stand for all. */
export const pagesToLookAt = pages.filter(({ language }) => ['en', 'de'].includes(language));

export const englishPages = pages.filter(({ language }) => language === 'en');

/** Reached by any wrong address, and so by no link. */
export const errorPage = '/404';

/** Reached from mails and by Google's window only. */
export const linkPages: readonly string[] = [
  '/auth/confirm-email',
  '/auth/google',
  '/auth/reset',
  '/auth/verify',
];

/** Pages that are nothing for search engines. */
export const privatePages: readonly string[] = [errorPage, '/account', ...linkPages];

export const indexedPages = pages.filter(({ name }) => !privatePages.includes(name));

export function readBuilt(file: string): string {
  return readFileSync(join(siteDir, file), 'utf8');
}

export function isBuilt(path: string): boolean {
  return existsSync(join(siteDir, decodeURI(path)));
}

export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#38;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Start tags of valid, generated HTML; the validator's own test says that it is valid. */
export function tagsOf(html: string): Tag[] {
  const visible = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  return [...visible.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          value.replace(
            /&(?:amp|#38|quot|#34|#39|lt|gt);/g,
            (entity) => entities[entity] ?? entity,
          ),
        ]),
      ),
    }),
  );
}
