import { atom } from 'nanostores';
import type { CardSet } from './cards.ts';

/** Newest first: what came before stays until the account logs out. */
export const $sets = atom<readonly CardSet[]>([]);
