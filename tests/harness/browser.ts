import { type BrowserContextOptions, chromium, type Page } from 'playwright';

export interface Browsing {
  newPage(baseUrl: string, options?: BrowserContextOptions): Promise<Page>;
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

/** The real Chromium; each page has a context, and so a storage, of its own. */
export async function openBrowser(): Promise<Browsing> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      // Drawn without a graphics process, which would be a computed one here.
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const complaints: string[] = [];
  return {
    complaints: () => complaints.splice(0),
    forgive(expected) {
      const others = complaints.filter((complaint) => !expected.test(complaint));
      if (others.length === complaints.length) throw new Error(`${expected} was never said`);
      complaints.splice(0, complaints.length, ...others);
    },
    close: () => browser.close(),
    async newPage(baseUrl, options = {}) {
      const context = await browser.newContext({
        baseURL: baseUrl,
        reducedMotion: 'reduce',
        // A browser without a window would take the machine's, which may be none that a page knows.
        locale: 'en-US',
        permissions: ['clipboard-read', 'clipboard-write'],
        ...options,
      });
      const page = await context.newPage();
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
