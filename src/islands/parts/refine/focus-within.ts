/** Goes there, unless somebody works elsewhere on the page by now. */
export function focusWithin(area: Element | null, place: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || area?.contains(activeElement)) {
    place?.focus();
  }
}
