import { atom } from 'nanostores';
import type { Voice } from '#shared/contracts/voices.ts';

export type VoicesState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  /** The default first, then the newest. */
  | { kind: 'loaded'; voices: Voice[] };

export const $voices = atom<VoicesState>({ kind: 'closed' });
