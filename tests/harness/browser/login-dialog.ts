import type { Locator, Page } from 'playwright';

export const loginDialog = (page: Page) => page.getByRole('dialog');

/** Opens it from the header, as a visitor of any page would. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  const dialog = loginDialog(page);
  await dialog.getByRole('button', { name: 'Login', exact: true }).waitFor();
  return dialog;
}

export async function openSignup(page: Page): Promise<Locator> {
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Need an account? Sign up' }).click();
  return dialog;
}

/** For somebody the browser does not know, though they have an account: it offers to make one. */
export async function haveAnAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Already have an account? Login' }).click();
}

export interface Credentials {
  email: string;
  password: string;
}

/** Fills in the dialog that is open and sends it, whichever of its two forms it shows. */
export async function sendCredentials(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.locator('button[type=submit]').click();
}
