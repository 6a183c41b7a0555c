import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { PlainError } from '#shared/plain-error.ts';
import { runCommand } from './run-command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function installed(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new PlainError(`CHROMIUM_PATH names ${given}, where there is no browser.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, macApplication, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stdout.write('Installing the chromium package of Debian …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
  });
}

/** A browser for the tests: an installed one, else Playwright's own, else Debian's package. */
export async function obtainChromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  process.stdout.write("No Chromium found; trying Playwright's download …\n");
  await runCommand('playwright', ['install', 'chromium', '--no-shell']);
  if (!installed()) await installFromDebian();
  const path = installed();
  if (path) return path;
  throw new PlainError('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.');
}
