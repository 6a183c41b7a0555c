import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessibilityFaults } from '#tests/harness/browser/accessibility.ts';

/** A colour on its way from one theme to the other is neither's: the change takes a frame. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle('dark', dark);
    return new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  }, theme === 'dark');
  // One that is over may keep its last frame, and counts as an animation all the same.
  const running = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
}
