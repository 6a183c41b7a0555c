import type { LookupFunction } from 'node:net';
import type { BreakerSettings } from './breaker.ts';
import type { Timeouts } from './budget.ts';

export interface ModelWriterConfig {
  baseURL: string;
  /** Null for servers that ask for none, as Ollama, vLLM and llama.cpp. */
  apiKey: string | null;
  model: string;
  /** At most two; only OpenRouter knows what to do with them. */
  fallbackModels: readonly string[];
  /** Sends OpenRouter's own headers and parameters, which other servers may refuse. */
  openRouter: boolean;
  /** How the product presents itself to OpenRouter; null where it does not. */
  title: string | null;
  referer: string | null;
  /** Sends no headers but those that every server needs; the SDK adds what the environment says. */
  bareHeaders: boolean;
  /** How much a reasoning model may think, in OpenRouter's words; null leaves it to the model. */
  reasoningEffort: string | null;
  /** Times the posts ordered, this is the most that a call may spend: thoughts count as well. */
  maxTokensPerPost: number;
  /** `choose` writes more drafts than posts and lets the model choose; `once` is one call. */
  writing: 'choose' | 'once';
  /** Whether its server is asked how many tokens it took, for whoever pays and counts. */
  countsTokens: boolean;
  /** `auto` asks for JSON by schema and remembers where that is refused. */
  structured: 'auto' | 'plain';
  /**
   * One call waits for the other, or ends it, as with llama-cpp-python on this machine: nothing is asked for
   * beside a set of posts.
   */
  oneByOne: boolean;
  timeouts: Timeouts;
  /** Looks at every address that a connection would go to; null where the operator named the server. */
  lookup: LookupFunction | null;
  /** Further tries after the first, as long as no post has been yielded. */
  retries: number;
  breaker: BreakerSettings;
}

/** Some servers name a model by its file: where that lies is nobody's business. */
export function shownModel(model: string): string {
  const isFile = /^(?:[~.]{0,2}\/|[A-Za-z]:[\\/])|\.gguf$/.test(model);
  return isFile ? model.replace(/^.*[\\/]/, '').replace(/\.gguf$/, '') : model;
}
