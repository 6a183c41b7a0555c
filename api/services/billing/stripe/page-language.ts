import { rules, type SiteLanguage } from '#shared/rules.ts';

/** Of English pages Stripe goes by the browser, which may ask for one of the many that we have no pages in. */
export function stripeLocale(language: SiteLanguage) {
  return language === 'en' ? {} : { locale: language };
}

/** Where Stripe's pages lead back to. */
export function mainPage(siteUrl: string, language: SiteLanguage): string {
  return `${siteUrl}${rules.siteLanguages[language].path || '/'}`;
}
