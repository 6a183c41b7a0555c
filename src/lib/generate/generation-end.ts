import type {
  DoneEvent,
  ErrorEvent,
  GenerateRequest,
  PlainGenerateRequest,
  PostEvent,
  ProgressEvent,
  ReplaceEvent,
} from '#shared/contracts/page-api.ts';
import type { Problem } from '#shared/problem.ts';

/** A request as it was sent: what it lacks is asked for in the same words. */
export interface Asked {
  path: '/api/generate-openrouter' | '/api/generate';
  key: string;
  body: GenerateRequest | PlainGenerateRequest;
}

export type GenerationEnd =
  | { kind: 'done'; done: DoneEvent; asked: Asked }
  | { kind: 'stopped' }
  /** The server said no before anything was written. */
  | { kind: 'refused'; status: number; problem: Problem }
  /** It broke off after some posts; those stay. */
  | { kind: 'incomplete'; problem: Problem }
  | { kind: 'failed'; problem: ErrorEvent };

export interface Listener {
  signal: AbortSignal;
  /** With the request that it answers. */
  onPost: (post: PostEvent, asked: Asked) => void;
  onReplace: (better: ReplaceEvent) => void;
  onProgress: (progress: ProgressEvent) => void;
}
