import { $premiumForSale } from '#lib/config.ts';
import { message } from '#shared/rules.ts';
import { forSaleMark, teaserId } from './teaser.ts';

/** Where nothing can be bought the page's teaser must not offer it. What is seen or was passed stays as high as it is. */
function withdrawOffer(): void {
  for (const part of document.querySelectorAll<HTMLElement>(`#${teaserId} [${forSaleMark}]`)) {
    const { top, height } = part.getBoundingClientRect();
    if (top < innerHeight) part.style.minHeight = `${height}px`;
    const text = document.createElement('p');
    text.textContent = message('billingOff');
    const instead = part.getAttribute(forSaleMark);
    if (instead) part.textContent = instead;
    else part.replaceChildren(...part.querySelectorAll('h3'), text);
  }
}

export function offerOnlyWhatIsSold(): void {
  $premiumForSale.subscribe((forSale) => forSale || withdrawOffer());
}
