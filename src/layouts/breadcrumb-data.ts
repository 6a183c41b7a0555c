import { pageAddress } from '#shared/language/page-language.ts';
import { site } from '#site';
import { context } from './structured-data.ts';

export interface Crumb {
  name: string;
  path: `/${string}`;
}

export function breadcrumbData(base: URL, crumbs: readonly Crumb[]) {
  const trail: Crumb[] = [{ name: site.name, path: '/' }, ...crumbs];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(pageAddress(path), base).href,
    })),
  };
}
