import type { Environment } from '#api/env.ts';
import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import { configAt } from '#api/services/writers/config-at.ts';
import type { Endpoint } from '#api/services/writers/endpoints.ts';
import type { ModelWriterConfig } from '#api/services/writers/model/config.ts';
import { modelWriter } from '#api/services/writers/model/model-writer.ts';
import type { Writer } from '#api/services/writers/writer.ts';
import type { OwnModelBrief } from '#shared/contracts/own-models.ts';
import { admitProvider } from './admit-provider.ts';
import type { KeyFile } from './key-file.ts';
import { open } from './sealing.ts';

/** What is known of so many servers is kept: how they like to be asked, and that they are away. */
const mostKept = 500;

interface Kept {
  /** Every saving encrypts anew, so that this tells one from another. */
  sealedKey: string;
  writer: Writer;
}

/** The writers of users who have a model of their own: each has its own server, breaker and concessions. */
export class OwnWriters {
  readonly #env: Environment;
  readonly #keyFile: KeyFile;
  readonly #guard: AddressGuard;
  readonly #kept = new Map<string, Kept>();

  constructor(env: Environment, keyFile: KeyFile, guard: AddressGuard) {
    this.#env = env;
    this.#keyFile = keyFile;
    this.#guard = guard;
  }

  /** How a user's server is asked. Nothing of the operator's goes there: no key, no address, no name. */
  config({ apiKey, baseURL, model }: Endpoint & { apiKey: string }): Outcome<ModelWriterConfig> {
    const admission = admitProvider(this.#guard, baseURL);
    if (!admission.ok) return refused(admission.code);
    const { lookup, baseURL: admitted } = admission;
    const endpoint = { apiKey, baseURL: admitted, model };
    const presented = { title: null, referer: null, bareHeaders: true, reasoningEffort: null };
    const own = { ...presented, countsTokens: false, lookup };
    return done({ ...configAt(endpoint, this.#env), ...own });
  }

  keyOf({ userId, address, sealedKey }: Omit<OwnModelBrief, 'model'>): string | null {
    const fileKey = this.#keyFile.read();
    return fileKey && open(sealedKey, fileKey, { userId, address });
  }

  writerFor(brief: OwnModelBrief): Outcome<Writer> {
    const { userId, address, model, sealedKey } = brief;
    const apiKey = this.keyOf(brief);
    if (apiKey === null) return refused('ownKeyUnreadable');
    const config = this.config({ apiKey, baseURL: address, model });
    if (!config.ok) return config;
    const before = this.#kept.get(userId);
    const isSame = before?.sealedKey === sealedKey;
    const writer = isSame ? before.writer : this.#newWriter(config.value);
    // The one that is used last is let go last.
    this.#kept.delete(userId);
    this.#kept.set(userId, { sealedKey, writer });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return done(writer);
  }

  forget(userId: string): void {
    this.#kept.delete(userId);
  }

  /** In the log it has no server and no model: those are the user's. */
  #newWriter(config: ModelWriterConfig): Writer {
    return { ...modelWriter(config), name: 'a model of the user’s own' };
  }
}
