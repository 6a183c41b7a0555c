import type { Page } from 'playwright';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** What moved on the page since it was opened: how far, and the beginning of its markup. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const markup = ({ node }: Shift['sources'][number]) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 60);
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as Shift[]) {
            seen.push(`${shift.value}: ${shift.sources.map(markup).join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive before the second frame from here.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
  );
}
