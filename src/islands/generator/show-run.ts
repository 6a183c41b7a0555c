import type { Platform } from '#shared/rules.ts';

/** How far the sticky header reaches. */
const headerEdge = 64;

/** Once what was drawn last has its place. Smoothly or at once is the style sheet's to say. */
function goTo(selector: string, isInSight: (box: DOMRect) => boolean): void {
  requestAnimationFrame(() => {
    const place = document.querySelector(`#generator ${selector}`);
    if (place && !isInSight(place.getBoundingClientRect())) place.scrollIntoView();
  });
}

/** With room below for the first post. */
export function showPosts(): void {
  goTo('.posts', ({ top }) => top > headerEdge && top < innerHeight / 2);
}

/** What is missing comes where it was asked for. */
export function showGroup(platform: Platform): void {
  goTo(`[data-platform="${platform}"]`, ({ top }) => top > headerEdge && top < innerHeight);
}

/** Beside the form the posts tell that they are being written; in one column its button does, above them. */
export function showRun(): void {
  // A keyboard on the screen covers some of the page.
  const bottom = visualViewport?.height ?? innerHeight;
  if (matchMedia('(width >= 64rem)').matches) showPosts();
  else goTo('[type=submit]', (box) => box.top > headerEdge && box.bottom < bottom);
}
