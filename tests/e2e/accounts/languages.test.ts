import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spoken } from '#api/language/spoken.ts';
import { rules } from '#shared/rules.ts';
import { linkIn } from '#tests/fakes/mail/mail-server.ts';
import { newAddress } from '#tests/harness/people.ts';
import { type FullInstallation, openFullInstallation } from './full-installation.ts';

let installation: FullInstallation;

beforeAll(async () => {
  installation = await openFullInstallation();
});

afterAll(() => installation.close());

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

test.each([...spoken])(
  'who signs up on a page in %s gets a letter in it, and confirms on a page in it',
  async (language, messages) => {
    const words = language === 'en' ? {} : read(`content/languages/${language}/interface.json`);
    const said = (english: string): string => words[english] ?? english;
    const { path } = rules.siteLanguages[language];
    const page = await installation.browsing.newPage(installation.stack.api.url);
    await page.goto(`${path || '/'}?login=1`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: said('Need an account? Sign up') }).click();
    const email = newAddress();
    await dialog.locator('input[type=email]').fill(email);
    await dialog.locator('input[type=password]').fill('analytical engine');
    await dialog.locator('button[type=submit]').click();
    const mail = await installation.mails.next(email);
    const { letters } = read(`pocketbase/mail/letters/${language}.json`);
    expect(mail.subject).toBe(letters.verify.subject);
    await dialog.waitFor({ state: 'hidden' });

    const { pathname, search } = linkIn(mail);
    expect(pathname).toBe(`${path}/auth/verify`);
    await page.goto(pathname + search);
    await page.getByRole('button', { name: said('Confirm my address') }).click();
    await page.getByText(messages.emailVerified).waitFor();
    await installation.browsing.leave();
    expect(installation.browsing.complaints()).toEqual([]);
  },
);
