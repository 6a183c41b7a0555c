import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';

export interface Browsing {
  newPage(baseUrl: string, options?: BrowserContextOptions): Promise<Page>;
  /**
   * Ends every visit that is open, with all its pages. The next visitor with the same wishes is a stranger
   * in the same context and process, where our scripts are compiled already: half of what a page costs. A
   * test that gave a context something to run, or listens to it, closes it itself.
   */
  leave(): Promise<void>;
  /**
   * The warnings and errors that pages wrote to their consoles. Each is told once: the next test, or the
   * same one at its second try, is not to blame for it.
   */
  complaints(): string[];
  /** For a test that provokes one: it must have come, and counts no more. */
  forgive(expected: RegExp): void;
  close(): Promise<void>;
}

/** A refused request is part of the tests; the browser reports each one on the console. */
const expectedRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** React fetches a style sheet before it draws, and what it was for may be gone by then. */
const unusedStyle = /^The resource \S+\.css was preloaded using link preload but not used/;

/** Nothing of an earlier visitor's is left but what the browser fetched. */
async function forgetVisitor(page: Page, baseUrl: string): Promise<void> {
  const context = page.context();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  const { origin } = new URL(baseUrl);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * With a page of the same site that stays, the next one is opened in its process: what Chromium compiled,
 * decoded and styled for the pages before is there.
 */
async function keepProcess({ context, baseUrl }: Visit): Promise<Page> {
  const page = await context.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  await page.goto(baseUrl);
  return page;
}

/** Chromium sometimes never tells that a page is closed which was on its way to another. */
async function closesAll(pages: readonly Page[]): Promise<boolean> {
  const closing = Promise.all(pages.map((page) => page.close())).then(() => true);
  return Promise.race([closing, sleep(10_000, false, { ref: false })]);
}

interface Visit {
  context: BrowserContext;
  baseUrl: string;
  wishes: string;
  /** From its end on. */
  keepsProcess?: Page;
}

const flags = [
  '--no-sandbox',
  // Drawn without a graphics process, which would be a computed one here.
  '--disable-gpu',
  // Puts together what is drawn without a process of its own.
  '--in-process-gpu',
  // A page lives for a second or two: code optimized for longer is thrown away unused.
  '--js-flags=--no-opt --no-maglev',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Where hostile texts lead is nowhere, and no name server is asked for it. To keep such requests back by
  // `route` would switch the cache off and lead every other request through the test's own process.
  '--host-resolver-rules=MAP *.example ~NOTFOUND',
];

/** Each has a process that waits, and makes all others a little slower. */
const mostLeft = 2;

/**
 * The real Chromium; each visitor has a storage of their own. Pages share a process, which spares a third of
 * what they cost. With `ownProcesses` each has its own, as people's tabs have: what one of them stores
 * reaches the other a moment later, and nothing is decoded or laid out before it is loaded.
 */
export async function openBrowser({ ownProcesses = false } = {}): Promise<Browsing> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ownProcesses ? flags : [...flags, '--process-per-site'],
  });
  /** Visits that are over, the latest last: their contexts wait for somebody with the same wishes. */
  const left = new Set<Visit>();
  const complaints: string[] = [];
  const open = new Set<Visit>();

  async function begin(
    wishes: string,
    baseUrl: string,
    options: BrowserContextOptions,
  ): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: baseUrl,
      reducedMotion: 'reduce',
      // A browser without a window would take the machine's, which may be none that a page knows.
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    const visit: Visit = { context, baseUrl, wishes };
    context.once('close', () => {
      open.delete(visit);
      left.delete(visit);
    });
    return visit;
  }

  async function emptyPage(baseUrl: string, options: BrowserContextOptions): Promise<Page> {
    const wishes = JSON.stringify([baseUrl, options]);
    const known = [...left].find((visit) => visit.wishes === wishes);
    const visit = known ?? (await begin(wishes, baseUrl, options));
    left.delete(visit);
    open.add(visit);
    const page = await visit.context.newPage();
    if (known) await forgetVisitor(page, baseUrl);
    return page;
  }

  async function leave(): Promise<void> {
    for (const visit of [...open]) {
      open.delete(visit);
      if (!ownProcesses) visit.keepsProcess ??= await keepProcess(visit);
      const pages = visit.context.pages().filter((page) => page !== visit.keepsProcess);
      if (await closesAll(pages)) left.add(visit);
    }
    for (const { context } of [...left].slice(0, -mostLeft)) await context.close();
  }

  return {
    complaints: () => complaints.splice(0),
    forgive(expected) {
      const others = complaints.filter((complaint) => !expected.test(complaint));
      if (others.length === complaints.length) throw new Error(`${expected} was never said`);
      complaints.splice(0, complaints.length, ...others);
    },
    leave,
    close: () => browser.close(),
    async newPage(baseUrl, options = {}) {
      const page = await emptyPage(baseUrl, options);
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (entry) => {
        if (entry.type() !== 'error' && entry.type() !== 'warning') return;
        const text = entry.text();
        if (!expectedRefusal.test(text) && !unusedStyle.test(text)) complaints.push(text);
      });
      return page;
    },
  };
}
