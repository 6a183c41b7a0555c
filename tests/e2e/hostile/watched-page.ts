import type { Page } from 'playwright';
import type { Browsing } from '#tests/harness/browser/browser.ts';
import type { Person } from '#tests/harness/people.ts';

export interface WatchedPage {
  page: Page;
  /** What ran, what the policy refused, what was asked for elsewhere, and what stands in the page. */
  noticed(): Promise<string[]>;
  /** The page is somebody else's now, who has been nowhere yet: of what was noticed or stored nothing is left. */
  begin(person?: Person): Promise<void>;
}

/**
 * A page that notices whatever of a text becomes code, markup or a request. It is open as long as the browser, for
 * one visitor after another: what it gave its context to run would be with whoever came into that later.
 */
export async function openWatchedPage(browsing: Browsing, siteUrl: string): Promise<WatchedPage> {
  const page = await browsing.newPage(siteUrl);
  const seen: string[] = [];
  const note = (what: string) => void seen.push(what);
  const context = page.context();
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
    async begin(person) {
      await page.unrouteAll();
      await page.goto('/robots.txt');
      const { record, token } = person?.client.authStore ?? {};
      await page.evaluate((session) => {
        localStorage.clear();
        sessionStorage.clear();
        if (session) localStorage.setItem('pocketbase_auth', session);
      }, person && JSON.stringify({ token, record }));
      seen.length = 0;
    },
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
