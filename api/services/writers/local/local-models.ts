import type { Log } from '#api/log.ts';
import { shownModel } from '../model/config.ts';
import type { Writer } from '../writer.ts';
import { type InstalledModel, installedModels } from './installed-models.ts';
import { preferredModel } from './prefer-model.ts';

export interface LocalModelsPlan {
  addresses: readonly string[];
  /** The operator's choice; without one the preference decides. */
  model: string | null;
  lookEverySeconds: number;
  writerAt(baseURL: string, model: string): Writer;
  log: Log;
}

interface Candidate extends InstalledModel {
  address: string;
}

interface Found extends Candidate {
  writer: Writer;
}

/** Ollama names a model without its tag where it means the latest. */
export function isNamed(id: string, name: string): boolean {
  return [id, shownModel(id)].some((one) => one === name || one === `${name}:latest`);
}

/**
 * The model servers of this machine. One that starts later is found, and one that goes away is given
 * up: whoever asks for posts then gets the offline editor's, and is told so.
 */
export class LocalModels {
  readonly #plan: LocalModelsPlan;
  #found: Found | null = null;
  #looking: Promise<void> | null = null;
  #told = '';

  constructor(plan: LocalModelsPlan) {
    this.#plan = plan;
  }

  get writer(): Writer | null {
    return this.#found?.writer ?? null;
  }

  /** Once now, and then in its own time for as long as the process lives. */
  async begin(): Promise<void> {
    if (this.#plan.addresses.length === 0) return;
    await this.look();
    setInterval(() => void this.look(), this.#plan.lookEverySeconds * 1_000).unref();
  }

  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const found = this.#found;
    if (found !== null && (await this.#isStillThere(found))) return;
    const all = await this.#candidates();
    const chosen = this.#choose(all);
    this.#found = chosen && { ...chosen, writer: this.#watched(chosen) };
    this.#tell(all);
  }

  async #isStillThere({ address, id }: Candidate): Promise<boolean> {
    const answer = await installedModels(address);
    // Silent while it writes: its own clocks judge that.
    return answer === 'silent' || (answer !== 'nobody' && answer.some((model) => model.id === id));
  }

  async #candidates(): Promise<Candidate[]> {
    const each = await Promise.all(
      this.#plan.addresses.map(async (address) => {
        const answer = await installedModels(address);
        return Array.isArray(answer) ? answer.map((model) => ({ ...model, address })) : [];
      }),
    );
    return each.flat();
  }

  #choose(all: readonly Candidate[]): Candidate | null {
    const { model } = this.#plan;
    if (model === null) return preferredModel(all);
    return all.find(({ id }) => isNamed(id, model)) ?? null;
  }

  /** Whoever asks again after a failure finds what is there now. */
  #watched({ address, id }: Candidate): Writer {
    const writer = this.#plan.writerAt(`${address}/v1`, id);
    const look = () => this.look();
    return {
      ...writer,
      async *write(order, signal) {
        try {
          yield* writer.write(order, signal);
        } catch (error) {
          if (!signal.aborted) await look();
          throw error;
        }
      },
    };
  }

  #tell(all: readonly Candidate[]): void {
    const installed = all.map(({ id }) => shownModel(id)).slice(0, 20);
    const told = this.#found?.writer.name ?? installed.join();
    if (told === this.#told) return;
    this.#told = told;
    const { log, model } = this.#plan;
    if (this.#found) log.info({ writer: told }, 'a model on this machine writes');
    else if (model !== null && all.length > 0)
      log.warn({ model, installed }, 'no model on this machine has the name that MODEL says');
    else log.info({ installed }, 'no model on this machine, so the offline editor serves');
  }
}
