import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import type { Browsing } from '#tests/harness/browser/browser.ts';

export interface WatchedPage {
  page: Page;
  /** What ran, what the policy refused, what was asked for elsewhere, and what stands in the page. */
  noticed(): Promise<string[]>;
}

/** A page that notices whatever of a text becomes code, markup or a request. */
export async function openWatchedPage(browsing: Browsing, siteUrl: string): Promise<WatchedPage> {
  const page = await browsing.newPage(siteUrl);
  const seen: string[] = [];
  const note = (what: string) => void seen.push(what);
  const context = page.context();
  // Also where the test fails: nobody else is to be watched.
  onTestFinished(() => context.close());
  await context.exposeBinding('canary', (_, which) => note(`canary ${which} ran`));
  await context.exposeBinding('refused', (_, what: string) => note(`the policy refused ${what}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { refused } = window as unknown as { refused: (what: string) => void };
      refused(`${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}/`)) note(`asked for ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    note(`a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    page,
    noticed: async () => [...(await page.evaluate(strangers)), ...seen],
  };
}

/** What no element of ours has: handlers in markup, and addresses that are code or lead to strangers. */
function strangers(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const { localName } = element;
    if (['iframe', 'object', 'embed', 'base', 'math', 'marquee'].includes(localName)) {
      found.push(`<${localName}>`);
    }
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'srcdoc'].includes(name);
      const bad = isAddress && !/^(https?:|mailto:|\/|#|\?)/i.test(value);
      if (bad || name.startsWith('on')) found.push(`<${localName} ${name}="${value}">`);
    }
  }
  return found;
}
