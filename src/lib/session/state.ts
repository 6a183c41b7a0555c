import { atom, computed } from 'nanostores';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import type { User } from './user.ts';

export const $session = atom<User | null>(null);
/** Why nobody is logged in; only a wish to leave clears what was generated. */
export const $departure = atom<'logout' | 'expiry' | null>(null);
export const $allowance = atom<Allowance | null>(null);
/** The last question about plan and usage had no answer. */
export const $usageFailed = atom(false);
export const $premium = computed($allowance, (allowance) => allowance?.plan === 'premium');
