import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import type { FakeOpenai } from '#tests/fakes/openai/server.ts';
import { faultsInEveryLook } from '#tests/harness/browser/accessibility.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { cards, generate, signedInPage } from '#tests/harness/browser/visitor.ts';
import { asSuperuser, givePremium, type Person } from '#tests/harness/people.ts';
import { sharedModelStack } from '#tests/harness/shared-stack.ts';
import type { Stack } from '#tests/harness/stack.ts';

let stack: Stack;
let model: FakeOpenai;
let browsing: Browsing;
/** Who looks at the page that was opened last. */
let person: Person;

beforeAll(async () => {
  ({ stack, provider: model } = await sharedModelStack());
  browsing = await openBrowser();
});

afterEach(async () => {
  await browsing.leave();
  expect(browsing.complaints()).toEqual([]);
});

afterAll(() => browsing.close());

const posts = [
  'I pulled the last beans today. The bed looks bare without them.',
  'The robin came back to the shed.\n\nI moved my rake so that it could keep its corner.',
  'I have stopped digging. Two years now, and the slugs do not care.',
];

async function open(prepare?: () => Promise<unknown>): Promise<Page> {
  const page = await browsing.newPage(stack.api.url);
  person = await signedInPage(page, stack.pocketbase.url);
  await prepare?.();
  await page.goto('/account');
  return page;
}

const card = (page: Page) => page.getByRole('region', { name: 'Your voice' });
const sampleFields = (page: Page) => card(page).getByRole('textbox', { name: /^Post \d/ });

async function paste(page: Page, field: number, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await sampleFields(page).nth(field).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

/** Pastes all posts in one go, as somebody does who keeps them in a file. */
async function fillForm(page: Page, name: string): Promise<void> {
  await card(page)
    .getByRole('button', { name: /^Add (your|another) voice$/ })
    .click();
  await card(page).getByRole('textbox', { name: 'Name of this voice' }).fill(name);
  await paste(page, 0, posts.join('\n---\n'));
}

async function add(page: Page, name: string): Promise<void> {
  await fillForm(page, name);
  await card(page).getByRole('button', { name: 'Save voice' }).click();
  await card(page).getByRole('heading', { name }).waitFor();
}

const lastRequest = () => JSON.stringify(model.requests.at(-1)?.body);

test('a voice is made of pasted posts, chosen in the form, and reaches the model; axe finds nothing at any width and in any theme', async () => {
  const page = await open();
  await fillForm(page, 'Allotment');
  expect(
    await sampleFields(page).evaluateAll((fields) =>
      fields.map((field) => (field as HTMLTextAreaElement).value),
    ),
  ).toEqual(posts);
  await card(page).getByText('Hardly ever contracts').waitFor();
  await card(page).getByRole('textbox', { name: 'Words you never use' }).fill('synergy, hustle');
  await card(page).getByRole('button', { name: 'Save voice' }).click();
  await page.getByText(message('voiceSaved')).waitFor();
  await card(page).getByText('Default', { exact: true }).waitFor();
  // A free account has one.
  await card(page).getByText(message('voicesLimit')).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Edit Allotment' }).click();
  await sampleFields(page).first().waitFor();
  expect(await faultsInEveryLook(page, { within: '#voice' })).toEqual([]);

  await page.goto('/');
  const chooser = page.getByRole('combobox', { name: 'Voice' });
  await expect.poll(() => chooser.locator('option:checked').textContent()).toBe('Allotment');
  expect(await faultsInEveryLook(page, { within: '#generator' })).toEqual([]);
  await generate(page, 'Leaf mould');
  await expect.poll(() => cards(page).count()).toBe(rules.advanced.posts.default);
  expect(lastRequest()).toContain('I pulled the last beans today.');
  expect(lastRequest()).toContain('synergy');

  await chooser.selectOption('No voice');
  await page.reload();
  await chooser.waitFor();
  expect(await chooser.locator('option:checked').textContent()).toBe('No voice');
  await generate(page, 'Seed swaps');
  await expect.poll(lastRequest).toContain('Seed swaps');
  expect(lastRequest()).not.toContain('I pulled the last beans today.');

  // Another tab's choice is for later visits, also where the plan changes now.
  const another = await page.context().newPage();
  await another.goto('/');
  const itsChooser = another.getByRole('combobox', { name: 'Voice' });
  await itsChooser.selectOption('Allotment');
  await givePremium(await asSuperuser(stack.pocketbase), person);
  await page.getByText('Advanced Settings', { exact: true }).waitFor();
  expect(await chooser.locator('option:checked').textContent()).toBe('No voice');
});

test('with Premium there are several: one is made the default, one is edited, one deleted', async () => {
  const page = await open(async () => givePremium(await asSuperuser(stack.pocketbase), person));
  await add(page, 'Plain');
  await add(page, 'Loud');
  const names = () => card(page).getByRole('listitem').getByRole('heading').allTextContents();
  expect(await names()).toEqual(['Plain', 'Loud']);
  await card(page).getByRole('button', { name: 'Make Loud the default' }).click();
  await expect.poll(names).toEqual(['Loud', 'Plain']);
  await card(page).getByRole('button', { name: 'Edit Plain' }).click();
  await card(page).getByRole('textbox', { name: 'Name of this voice' }).fill('Plainer');
  await card(page).getByRole('button', { name: 'Save voice' }).click();
  await expect.poll(names).toEqual(['Loud', 'Plainer']);
  await card(page).getByRole('button', { name: 'Delete Loud' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete voice' }).click();
  await expect.poll(names).toEqual(['Plainer']);
  await card(page).getByText('Default', { exact: true }).waitFor();
  await card(page).getByRole('button', { name: 'Delete Plainer' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete voice' }).press('Enter');
  await expect.poll(names).toEqual([]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Add your voice');
});

test('a visitor sees nothing of it, and a member finds the way to a form that can be closed and says what is missing', async () => {
  const page = await browsing.newPage(stack.api.url);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Topic' }).focus();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await page.getByText('add your voice').count()).toBe(0);

  person = await signedInPage(page, stack.pocketbase.url);
  await page.goto('/');
  await page.getByRole('link', { name: 'add your voice' }).click();
  const adds = card(page).getByRole('button', { name: 'Add your voice' });
  await adds.waitFor();
  await fillForm(page, 'Allotment');
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.textContent()).toBe('Add your voice');

  await adds.click();
  await sampleFields(page).first().fill('One.\n\nTwo.');
  await card(page).getByText('2 more posts are needed').waitFor();
  await card(page).getByRole('button', { name: 'Save voice' }).click();
  await card(page).getByText(message('voiceSamplesWrong')).waitFor();
  const offer = 'This may be several posts. A button after the field splits it.';
  await card(page).getByRole('status').getByText(offer).waitFor();
  await card(page)
    .getByRole('button', { name: 'Several posts? Split into 2 at the blank lines' })
    .press('Enter');
  const isFocused = (field: Element) => field === document.activeElement;
  await expect.poll(() => sampleFields(page).first().evaluate(isFocused)).toBe(true);
  await card(page).getByText('One more post is needed').waitFor();
  await sampleFields(page)
    .nth(2)
    .fill('x'.repeat(rules.voice.samples.maxLength + 1));
  await card(page).getByText('3001 of at most 3000 characters.').waitFor();
  await card(page).getByRole('button', { name: 'Save voice' }).click();
  expect(await person.client.collection('voices').getFullList()).toEqual([]);
});
