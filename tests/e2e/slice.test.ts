import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { loginDialog, sendCredentials } from '#tests/harness/browser/login-dialog.ts';
import { facts, newAddress } from '#tests/harness/people.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

let stack: Stack;
let browsing: Browsing;

beforeAll(async () => {
  stack = await startStack();
  browsing = await openBrowser();
});

afterAll(async () => {
  await browsing.close();
  await stack.stop();
});

test('sign up, generate, save, reload, delete, and the sixth generation is refused', async () => {
  const page = await browsing.newPage(stack.api.url);
  await page.goto('/');

  await page.getByRole('button', { name: 'Get Started for Free' }).click();
  await sendCredentials(page, { email: newAddress(), password: 'analytical engine' });
  await loginDialog(page).waitFor({ state: 'hidden' });

  const topic = page.getByRole('textbox', { name: 'Topic' });
  const generated = page.getByRole('list', { name: 'Your Generated Posts' });
  const saved = page.getByRole('list', { name: 'Your Saved Posts' });
  const counter = page.locator('#counter');
  const { generationsPerMonth } = rules.plans.free;

  expect(await page.getByText('(optional)').count()).toBe(1);
  await topic.fill('Why we grow tomatoes');
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  await page.getByRole('alert').getByText(message('factsMissing')).waitFor();
  const details = page.getByRole('textbox', { name: 'What do you know about this' });
  await expect.poll(() => details.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await details.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByText('(optional)').count()).toBe(0);
  await page.getByText('Everything you type here goes into the post').waitFor();
  expect(await counter.textContent()).toBe(`${generationsPerMonth}/${generationsPerMonth}`);

  for (let left = generationsPerMonth - 1; left >= 0; left -= 1) {
    await topic.fill(`Growing tomatoes, part ${left}. ${facts}`);
    await page.getByRole('button', { name: 'Generate Your Posts' }).click();
    await expect.poll(() => generated.getByRole('listitem').count()).toBe(1);
    await expect.poll(() => counter.textContent()).toBe(`${left}/${generationsPerMonth}`);
  }

  const card = generated.getByRole('listitem').first();
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText(message('saved')).waitFor();
  await card.getByRole('button', { name: 'Saved' }).waitFor();
  await expect.poll(() => saved.getByRole('listitem').count()).toBe(1);
  await saved.getByText('From the built-in editor').waitFor();

  await page.reload();
  await expect.poll(() => saved.getByRole('listitem').count()).toBe(1);
  await saved.getByRole('button', { name: 'Delete' }).click();
  await page.getByText(message('deleted')).waitFor();
  await expect.poll(() => saved.getByRole('listitem').count()).toBe(0);
  await page.reload();
  await expect.poll(() => counter.textContent()).toBe(`0/${generationsPerMonth}`);
  expect(await saved.getByRole('listitem').count()).toBe(0);

  await topic.fill('One too many');
  await page.getByRole('button', { name: 'Generate Your Posts' }).click();
  await page.getByText(message('generationsUsed')).first().waitFor();
  expect(browsing.complaints()).toEqual([]);
});
