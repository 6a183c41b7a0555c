import type { Page } from 'playwright';
import { expect } from 'vitest';
import { holdRequest } from '#tests/harness/hold-request.ts';
import type { Person } from '#tests/harness/people.ts';
import type { Stack } from '#tests/harness/stack.ts';

type Order = Parameters<typeof holdRequest>[1];

/** As if this person had asked for it on a page. */
export async function write(
  { ledger }: Stack,
  person: Person,
  order: Order,
  ...texts: string[]
): Promise<void> {
  const { id: _, ...hold } = holdRequest(person, order);
  const held = await ledger.hold(hold);
  if (held.outcome !== 'held') throw new Error(held.outcome);
  const posts = texts.map((text) => ({ text }));
  await ledger.commit(held.id, JSON.stringify({ posts }));
}

export const entries = (page: Page) => page.locator('[data-history]');

/** The way there from the page. */
export async function openHistory(page: Page, count: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'History' }).first().click();
  await expect.poll(() => entries(page).count()).toBe(count);
}

/** A topic and details that are taken for something else where a page or a file is careless. */
export const strange = {
  topic: '<b>Tea</b> =1+1 👨‍👩‍👧',
  details: 'שלום עולם\n"><script>alert(1)</script>',
  tone: 'funny',
  platform: 'linkedin',
};
