import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { obtainChromium } from '#scripts/obtain/chromium.ts';

export interface DebuggedBrowser {
  /** Where Lighthouse finds it. */
  port: number;
  close(): Promise<void>;
}

const startUpMilliseconds = 60_000;

function chromiumArguments(profile: string): string[] {
  return [
    '--headless=new',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--mute-audio',
    '--disable-extensions',
    '--disable-default-apps',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A hidden window must not be slowed down while it is being measured.
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--disable-background-timer-throttling',
    // Lighthouse loses a frame that is swapped within a navigation.
    '--disable-features=Translate,OptimizationHints,MediaRouter,RenderDocument',
  ];
}

/** Chromium writes the port it chose into its profile. */
async function chosenPort(child: ChildProcess, profile: string): Promise<number> {
  const file = join(profile, 'DevToolsActivePort');
  const deadline = Date.now() + startUpMilliseconds;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const [line] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (line) return Number(line);
    await sleep(50);
  }
  throw new Error('Chromium did not open its debugging port');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** A Chromium with a fresh profile that listens for Lighthouse. */
export async function openDebuggedBrowser(): Promise<DebuggedBrowser> {
  const path = await obtainChromium();
  const profile = mkdtempSync(join(tmpdir(), 'bench-lighthouse-profile-'));
  const child = spawn(path, chromiumArguments(profile), { stdio: 'ignore' });
  // A bench that is stopped in the middle must not leave a browser behind.
  const leaveNone = () => child.kill('SIGKILL');
  process.once('exit', leaveNone);
  const close = async () => {
    await end(child);
    process.off('exit', leaveNone);
    // The browser's own children may still be writing when it is gone.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    await once(child, 'spawn');
    return { port: await chosenPort(child, profile), close };
  } catch (error) {
    await close();
    throw error;
  }
}
