import { atom, computed } from 'nanostores';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';

export interface User {
  id: string;
  email: string;
  name: string;
  [field: string]: unknown;
}

export const $session = atom<User | null>(null);
export const $allowance = atom<Allowance | null>(null);
/** The last question about plan and usage had no answer. */
export const $usageFailed = atom(false);
export const $premium = computed($allowance, (allowance) => allowance?.plan === 'premium');

/** PocketBase's record as this page needs it; fields it keeps to itself come out empty. */
export function asUser(record: Record<string, unknown> & { id: string }): User {
  const { email, name } = record;
  return {
    ...record,
    email: typeof email === 'string' ? email : '',
    name: typeof name === 'string' ? name : '',
  };
}
