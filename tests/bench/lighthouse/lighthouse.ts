import { resolve } from 'node:path';
import { buildSite } from '#scripts/site/build-site.ts';
import { type RunningApi, type Stack, startApi, startStack } from '#tests/harness/stack.ts';
import { median } from '../statistics.ts';
import { type Row, row } from '../table.ts';
import { type DebuggedBrowser, openDebuggedBrowser } from './browser.ts';
import { copyWithoutScripts, withoutScripts } from './scriptless.ts';
import { categories, type Visit, visit } from './visit.ts';

const pages = [
  '/',
  '/free-ai-social-media-post-generator',
  '/blog',
  '/blog/advanced-ai-social-media-marketing',
  '/privacy',
  '/de',
  '/fr/faq',
];

interface Sites {
  withScripts: string;
  withoutScripts: string;
}

function summary(page: string, visits: Visit[], twins: Visit[]): Row {
  const scores = categories.map((_, index) =>
    median(visits.map((each) => each.scores[index] ?? Number.NaN)),
  );
  const lcp = median(visits.map(({ lcpMs }) => lcpMs));
  const ratio = lcp / median(twins.map(({ lcpMs }) => lcpMs));
  const cls = median(visits.map((each) => each.cls));
  const tbt = median(visits.map(({ tbtMs }) => tbtMs));
  // No script runs there: what blocks is the browser's own layout and the machine's other work.
  const noise = median(twins.map(({ tbtMs }) => tbtMs));
  if (scores.some((score) => score < 100)) {
    const reasons = new Set(visits.flatMap(({ shortcomings }) => shortcomings));
    console.log(`${page}: ${[...reasons].join(', ')}`);
  }
  return row(
    `Lighthouse ${page} (LCP ${Math.round(lcp)} ms; scriptless TBT ${Math.round(noise)} ms)`,
    `${scores.join('/')} · LCP ${ratio.toFixed(2)} · CLS ${Number(cls.toFixed(3))} · TBT ${Math.round(tbt)} ms`,
    '100×4 · ≤ 1.05 · 0 · ≤ 50 ms',
  );
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** A page and its twin may be compared only where scripts are all that tells them apart. */
async function insistOnTwins(sites: Sites): Promise<void> {
  for (const page of pages) {
    const twin = await read(sites.withoutScripts + page);
    const stripped = withoutScripts(await read(sites.withScripts + page));
    if (twin !== stripped) throw new Error(`${page} and its twin are not the same page`);
  }
}

/** Turn by turn, so that whatever else the machine does falls on a page and its twin alike. */
async function compare(sites: Sites, browser: DebuggedBrowser, rounds: number): Promise<Row[]> {
  await insistOnTwins(sites);
  // The first load of all only warms up the browser and the server.
  await visit(sites.withScripts, browser.port);
  const rows: Row[] = [];
  for (const page of pages) {
    const visits: Visit[] = [];
    const twins: Visit[] = [];
    while (visits.length < rounds) {
      visits.push(await visit(`${sites.withScripts}${page}`, browser.port));
      twins.push(await visit(`${sites.withoutScripts}${page}`, browser.port));
    }
    rows.push(summary(page, visits, twins));
  }
  return rows;
}

async function withTwin(stack: Stack, run: (twin: RunningApi) => Promise<Row[]>): Promise<Row[]> {
  const site = await copyWithoutScripts(resolve('dist'));
  try {
    const twin = await startApi(stack.pocketbase, { SITE_DIR: site.siteDir });
    return await run(twin).finally(() => twin.kill());
  } finally {
    await site.remove();
  }
}

/** Every kind of page on Lighthouse's phone, and its largest paint against its scriptless twin's. */
export async function lighthouse(seconds: number): Promise<Row[]> {
  await buildSite(process.cwd(), resolve('dist'));
  const stack = await startStack();
  try {
    return await withTwin(stack, async ({ url: withoutScripts }) => {
      const browser = await openDebuggedBrowser();
      const sites = { withScripts: stack.api.url, withoutScripts };
      return compare(sites, browser, seconds === 1 ? 1 : 3).finally(browser.close);
    });
  } finally {
    await stack.stop();
  }
}
