import { atom } from 'nanostores';
import type { Language } from '#shared/rules.ts';

interface Reading {
  /** The page that is being read. */
  host: string | null;
  /** The address that could not be read, and why. */
  failed: { address: string; problem: string } | null;
  /** The page had more text than is taken. */
  shortened: boolean;
  /** The page is in another language than ours, which was chosen for the posts. */
  chosen: Language | null;
  /** What came was asked for just now, and gets the focus. */
  wanted: boolean;
  /** Read out by screen readers. */
  said: string;
}

export const idle: Reading = {
  host: null,
  failed: null,
  shortened: false,
  chosen: null,
  wanted: false,
  said: '',
};

export const $reading = atom<Reading>(idle);
