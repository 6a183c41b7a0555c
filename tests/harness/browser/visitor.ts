import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { type Person, signUp } from '../people.ts';

/** Signs somebody up and puts the session where the page keeps it, for tests of what comes after. */
export async function signedInPage(page: Page, pocketbaseUrl: string): Promise<Person> {
  const person = await signUp({ url: pocketbaseUrl });
  const record = person.client.authStore.record;
  const session = JSON.stringify({ token: person.token, record });
  // Once only: a later page load must find what the product left there, not this again.
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-once')) return;
    sessionStorage.setItem('signed-in-once', 'yes');
    localStorage.setItem('pocketbase_auth', value);
  }, session);
  return person;
}

export async function generate(page: Page, topic: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Topic' }).fill(topic);
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
}

export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Your Generated Posts' }).getByRole('listitem');

export const savedPosts = (page: Page) =>
  page.getByRole('list', { name: 'Your Saved Posts' }).getByRole('listitem');

/** For a page that is not open yet: `page.clock` can then be put forward, and no other visitor gets it. */
export async function withOwnClock(page: Page): Promise<void> {
  await page.clock.install();
  onTestFinished(() => page.context().close());
}
