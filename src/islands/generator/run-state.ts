import { atom } from 'nanostores';

export interface Run {
  busy: boolean;
  /** Posts still to come, shown as empty cards. */
  awaited: number;
  /** Why the list is shorter than it should be, or why there is none. */
  problem: { kind: 'incomplete' | 'limit' | 'failed'; text: string } | null;
  /** Read out by screen readers. */
  announcement: string;
}

export const rest: Run = { busy: false, awaited: 0, problem: null, announcement: '' };

export const $run = atom<Run>(rest);
