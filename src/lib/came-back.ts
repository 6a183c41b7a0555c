/** Whoever went back to this page, or loaded it again, did not ask for another one. */
export function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
