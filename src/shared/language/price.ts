import { pageLanguage } from './page-language.ts';

/** "$5" and "$4.17", as the page's language writes them. */
export function formatPrice({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat(pageLanguage, {
    style: 'currency',
    currency,
    // "5 $US" is how French tells dollars from dollars; a page of one currency says "5 $".
    currencyDisplay: pageLanguage === 'fr' ? 'narrowSymbol' : 'symbol',
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
  });
  return format.format(amount);
}
