import type { Flags, Result } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Visit {
  /** Out of 100, in the order of `categories`. */
  scores: number[];
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Every audit that took something from a score. */
  shortcomings: string[];
}

function figure({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse could not measure ${id}`);
  return value;
}

function shortcomingsOf({ audits, categories: all }: Result, category: string): string[] {
  const counted = all[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.scoreDisplayMode === 'error') return [`${id} (not measured)`];
    if (audit.score === null || audit.score === 1) return [];
    return [`${id} (${audit.displayValue ?? audit.score})`];
  });
}

/** Now and then the browser's trace lacks its beginning; such a load measured nothing at all. */
const incompleteTrace = 'NO_NAVSTART';

async function load(url: string, port: number, attemptsLeft = 3): Promise<Result> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] };
  // Loaded where it is wanted: it is most of what a start of any bench would cost.
  const { default: runLighthouse } = await import('lighthouse');
  const lhr = (await runLighthouse(url, flags))?.lhr;
  if (lhr && !lhr.runtimeError) return lhr;
  if (lhr?.runtimeError?.code === incompleteTrace && attemptsLeft > 1) {
    console.log(`${url}: the trace was incomplete, so this page is loaded again`);
    return load(url, port, attemptsLeft - 1);
  }
  throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
}

/** One page load as Lighthouse's default, a mid-range phone on a slow line, sees it. */
export async function visit(url: string, port: number): Promise<Visit> {
  const lhr = await load(url, port);
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcpMs: figure(lhr, 'largest-contentful-paint'),
    cls: figure(lhr, 'cumulative-layout-shift'),
    tbtMs: figure(lhr, 'total-blocking-time'),
    shortcomings: categories.flatMap((id) => shortcomingsOf(lhr, id)),
  };
}
