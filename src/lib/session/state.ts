import { atom, computed } from 'nanostores';
import type { User } from '#lib/session/user.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';

export const $session = atom<User | null>(null);
export const $allowance = atom<Allowance | null>(null);
/** The last question about plan and usage had no answer. */
export const $usageFailed = atom(false);
export const $premium = computed($allowance, (allowance) => allowance?.plan === 'premium');
