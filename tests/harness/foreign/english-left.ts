import type { Page } from 'playwright';
import { languageIds } from '#shared/refinement.ts';
import { rules } from '#shared/rules.ts';
import { site } from '#site';

/** Names are the same in every language. */
const names = [
  site.name,
  ...Object.values(rules.platforms).flatMap(({ label, name, alsoCalled }) => [
    label,
    name,
    ...alsoCalled,
  ]),
  ...rules.ownModel.providers.map(({ label }) => label),
].sort((one, other) => other.length - one.length);

/** So are addresses and the beginnings of those in tests. */
const addresses = /\bUTC\b|https?:\S*|[0-9a-f-]{36}|\S*@\S+|\b[\w-]+(?:\.[\w-]+)+\b/g;

function looksEnglish(text: string, known: readonly string[]): boolean {
  const rest = known.reduce((left, name) => left.replaceAll(name, ' '), text);
  return /[A-Za-z]{2}/.test(rest.replace(addresses, ' ').replace(/<[^>]*>/g, ' '));
}

/** What this browser calls languages in themselves, as a list of them shows. */
function ownNames(page: Page): Promise<string[]> {
  return page.evaluate(
    (ids) => ids.map((id) => new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id),
    languageIds,
  );
}

/** What a page says in English to whoever reads or hears it, each once. */
export async function englishLeft(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const read = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ];
    // Code, what is in another language and says so, and cities as the list of time zones spells them.
    const kept = 'code, pre, kbd, script, style, [translate="no"], body [lang], option[value*="/"]';
    const found = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      if (!parentElement?.closest(kept)) found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      if (element.closest(kept)) continue;
      for (const name of read) found.push(element.getAttribute(name) ?? '');
    }
    const about = document.querySelector('meta[name=description]');
    return [...found, about?.getAttribute('content') ?? ''];
  });
  const known = [...names, ...(await ownNames(page))];
  return [...new Set(said.map((text) => text.trim()))].filter((text) => looksEnglish(text, known));
}
