import { atom } from 'nanostores';
import type { ProgressEvent } from '#shared/contracts/page-api.ts';
import type { Platform } from '#shared/rules.ts';

export interface Run {
  busy: boolean;
  /** Posts still to come, shown as empty cards. */
  awaited: number;
  /** What is being written, how many posts of each, and whether it only completes what is there. */
  writing?: { platforms: readonly Platform[]; ordered: number; isRest: boolean };
  /** What a slow model has written so far. */
  progress: ProgressEvent | null;
  /** Why the list is shorter than it should be, or why there is none. */
  problem: {
    kind: 'incomplete' | 'limit' | 'failed' | 'facts';
    text: string;
    /** Where what was missing was asked for, and has its sentence. */
    platform?: Platform | undefined;
  } | null;
  /** Read out by screen readers. */
  announcement: string;
}

export const rest: Run = {
  busy: false,
  awaited: 0,
  progress: null,
  problem: null,
  announcement: '',
};

export const $run = atom<Run>(rest);
