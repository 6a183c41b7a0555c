import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { errorPage, pagesToLookAt } from './built-site.ts';
import { type ServedSite, serveBuiltSite } from './visits/served-site.ts';

let site: ServedSite;
let browsing: Browsing;

beforeAll(async () => {
  site = await serveBuiltSite();
  browsing = await openBrowser();
});

afterAll(async () => {
  await browsing.close();
  await site.close();
});

/** A page that writes down what its policy refused while it started. */
async function openWatched(): Promise<Page> {
  const page = await browsing.newPage(site.url);
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) => {
      refused.push(`${violatedDirective} at ${sourceFile}:${lineNumber}`);
    });
  });
  return page;
}

/** Each is a way from a text to markup or code; what comes back is how each ended. */
function tryEverySink(): Record<string, string> {
  const text = '<img src=x onerror=alert(1)>';
  const sinks: Record<string, () => void> = {
    innerHTML: () => {
      document.body.innerHTML = text;
    },
    outerHTML: () => {
      document.body.outerHTML = text;
    },
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', text),
    write: () => document.write(text),
    fragment: () => void document.createRange().createContextualFragment(text),
    parser: () => void new DOMParser().parseFromString(text, 'text/html'),
    srcdoc: () => {
      document.createElement('iframe').srcdoc = text;
    },
    scriptText: () => {
      document.createElement('script').text = 'alert(1)';
    },
    scriptSource: () => {
      document.createElement('script').src = '/x.js';
    },
    worker: () => void new Worker('/x.js'),
    timer: () => void Reflect.apply(setTimeout, window, ['alert(1)']),
    policy: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      trustedTypes.createPolicy('default', { createHTML: (html: string) => html });
    },
  };
  const ends = Object.entries(sinks).map(([name, use]) => {
    try {
      use();
      return [name, 'went through'];
    } catch (error) {
      return [name, (error as Error).name];
    }
  });
  return Object.fromEntries(ends);
}

const allRefused = {
  innerHTML: 'TypeError',
  outerHTML: 'TypeError',
  insertAdjacentHTML: 'TypeError',
  write: 'TypeError',
  fragment: 'TypeError',
  parser: 'TypeError',
  srcdoc: 'TypeError',
  scriptText: 'TypeError',
  scriptSource: 'TypeError',
  worker: 'TypeError',
  timer: 'TypeError',
  policy: 'TypeError',
};

/** As on a host that sends no header of ours. */
async function withoutHeader(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
}

test.each([true, false])(
  'every page starts without a refusal, and no text becomes markup or code; header: %s',
  async (header) => {
    const page = await openWatched();
    if (!header) await withoutHeader(page);
    for (const { path, name } of pagesToLookAt) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      expect([path, answer?.status()]).toEqual([path, name === errorPage ? 404 : 200]);
      expect([path, await page.evaluate('refused')]).toEqual([path, []]);
      expect([path, await page.evaluate(tryEverySink)]).toEqual([path, allRefused]);
    }
  },
);
