import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { runCommand } from '#scripts/command/run-command.ts';
import { PlainError } from '#shared/plain-error.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/**
 * Debian's Chromium without a window: the others build one for every page, which takes three times the
 * work. Its command in /usr/bin is a script that, ended, would leave the browser behind.
 */
const debianShell = '/usr/lib/chromium/chromium-headless-shell';
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function installed(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new PlainError(`CHROMIUM_PATH names ${given}, where there is no browser.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [debianShell, ...candidates, macApplication, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

const isRoot = process.getuid?.() === 0;

function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

async function installFromDebian(): Promise<void> {
  process.stdout.write('No Chromium found; installing the chromium-headless-shell of Debian …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
  await runCommand('apt-get', install, { env });
}

async function downloadFromPlaywright(): Promise<void> {
  process.stdout.write("No Chromium found; trying Playwright's download …\n");
  // It tries several times, and waits half a minute each time where nobody answers.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...process.env };
  await runCommand('playwright', ['install', 'chromium', '--no-shell'], { env });
}

/** A browser for the tests: an installed one, else Debian's, which brings its libraries, else Playwright's. */
export async function obtainChromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  if (isRoot && isDebian()) await installFromDebian();
  if (!installed()) await downloadFromPlaywright();
  const path = installed();
  if (path) return path;
  throw new PlainError('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.');
}
