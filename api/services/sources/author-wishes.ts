/** The words of a robots rule, with or without the name of a robot in front. */
function wordsOf(rule: string): string[] {
  return rule
    .toLowerCase()
    .split(/[,:;]/)
    .map((word) => word.trim());
}

/** Whether those who published a page wish that no machine writes from it. */
export function asksNotToBeUsed(
  robots: readonly string[],
  reservations: readonly string[],
): boolean {
  const reserved = reservations.some((value) => value.trim() === '1');
  return reserved || robots.flatMap(wordsOf).includes('noai');
}
