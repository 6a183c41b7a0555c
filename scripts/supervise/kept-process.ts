import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HealthQuestion, watchHealth } from './health-watch.ts';

export interface ProcessPlan {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Lines of what it prints that are worth showing; all of them without this. */
  shows?: (line: string) => boolean;
  /** What to do where it dies before it was ever up, and its own message does not say it. */
  diedEarly?: string;
  /** A process of ours, which sends messages and hears the word to hurry. */
  hears?: (message: unknown) => void;
  /** What it is still needed for, when everything that was started after it has ended. */
  beforeEnd?: () => Promise<void>;
  /** How long it may take to end when asked to. */
  endsWithinSeconds: number;
}

/**
 * Doubled with every death that follows at once, so that a program that cannot live costs a start
 * every ten seconds. The first five pauses make a second and a half together.
 */
const firstPauseMilliseconds = 50;
const longestPauseMilliseconds = 10_000;
/** A process that lived this long and then died is a new misfortune, not the old one again. */
const healthyMilliseconds = 5_000;
/** For a process that was told to hurry. */
const hurriedSeconds = 10;

/**
 * A child that is started again when it dies. It ends for good when it was asked to, or when it
 * died before it was ever up: then its own message says what is wrong with the set-up.
 */
export class KeptProcess {
  readonly #plan: ProcessPlan;
  readonly #print: (line: string) => void;
  readonly #diedEarly: (code: number) => void;
  #child: ChildProcess | undefined;
  #stopping = false;
  #hurried = false;
  #killer: NodeJS.Timeout | undefined;
  #health: HealthQuestion | undefined;
  #watching: AbortController | undefined;
  #wasUp = false;
  #pause = firstPauseMilliseconds;

  constructor(plan: ProcessPlan, print: (line: string) => void, diedEarly: (code: number) => void) {
    this.#plan = plan;
    this.#print = print;
    this.#diedEarly = diedEarly;
  }

  start(): void {
    const { command, args, env, shows, hears } = this.#plan;
    const stdio: ('ignore' | 'pipe' | 'inherit' | 'ipc')[] = ['ignore', 'inherit', 'inherit'];
    if (shows) stdio.fill('pipe', 1);
    if (hears) stdio.push('ipc');
    const child = spawn(command, args, { env, stdio });
    this.#child = child;
    const began = Date.now();
    if (shows) {
      showLines(child.stdout, process.stdout, shows);
      showLines(child.stderr, process.stderr, shows);
    }
    if (hears) child.on('message', hears);
    child.on('error', (error) => {
      this.#print(`${this.#plan.name} could not start: ${error.message}`);
      // A program that never ran has no exit to tell of.
      if (child.pid === undefined) void this.#ended(1, null, 0);
    });
    // When its last line has been read as well, which says why.
    child.on('close', (code, signal) => {
      if (child.pid !== undefined) void this.#ended(code, signal, Date.now() - began);
    });
    this.#watch();
  }

  /** False between a death and the next start. */
  get alive(): boolean {
    const child = this.#child;
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** From now on a death is an accident to recover from, and so is a silence to this question. */
  markUp(health?: HealthQuestion): void {
    this.#wasUp = true;
    this.#health = health;
    this.#watch();
  }

  #watch(): void {
    if (this.#health === undefined) return;
    const child = this.#child;
    this.#watching = new AbortController();
    void watchHealth({
      ask: this.#health,
      signal: this.#watching.signal,
      silent: (seconds) => {
        this.#print(`${this.#plan.name} has not answered for ${seconds} seconds.`);
        // A process that is stopped, or busy with itself, hears of no other signal.
        child?.kill('SIGKILL');
      },
    });
  }

  /** For one that hangs, and hears of no other signal. */
  startAnew(): void {
    this.#child?.kill('SIGKILL');
  }

  async #ended(code: number | null, signal: string | null, lived: number): Promise<void> {
    this.#watching?.abort();
    if (this.#stopping) return;
    if (!this.#wasUp) return this.#diedEarly(code ?? 1);
    if (lived > healthyMilliseconds) this.#pause = firstPauseMilliseconds;
    this.#print(`${this.#plan.name} ended (${signal ?? code}); starting it again.`);
    await sleep(this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPauseMilliseconds);
    if (!this.#stopping) this.start();
  }

  async stop(): Promise<void> {
    await this.#plan.beforeEnd?.();
    this.#stopping = true;
    this.#watching?.abort();
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    // With its last lines.
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    this.#killAfter(this.#plan.endsWithinSeconds);
    if (this.#hurried) this.hurry();
    await closed;
    clearTimeout(this.#killer);
  }

  /** What it has not finished is not waited for any longer. */
  hurry(): void {
    this.#hurried = true;
    // What hears no word of ours has no answers to give up, only work to finish.
    if (!this.#stopping || !this.#plan.hears) return;
    if (this.#child?.connected) this.#child.send('hurry');
    this.#killAfter(hurriedSeconds);
  }

  #killAfter(seconds: number): void {
    clearTimeout(this.#killer);
    this.#killer = setTimeout(() => this.#child?.kill('SIGKILL'), seconds * 1_000);
  }
}

function showLines(
  from: Readable | null,
  to: NodeJS.WritableStream,
  shows: (line: string) => boolean,
): void {
  if (from === null) return;
  createInterface({ input: from }).on('line', (line) => shows(line) && to.write(`${line}\n`));
}
