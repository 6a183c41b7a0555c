import { atom, computed } from 'nanostores';
import type { ConfigAnswer } from '#shared/contracts/page-config.ts';
import { apiAddress } from './addresses.ts';

/** What this installation offers; null until it has said so. */
export const $config = atom<ConfigAnswer | null>(null);

/** Until the installation says otherwise: most sell it. */
export const $premiumForSale = computed($config, (config) => config?.billing !== 'off');

let loading: Promise<void> | null = null;

export function loadConfig(): Promise<void> {
  if ($config.get()) return Promise.resolve();
  loading ??= read().finally(() => {
    loading = null;
  });
  return loading;
}

async function read(): Promise<void> {
  try {
    const answer = await fetch(`${apiAddress}/api/config`);
    if (answer.ok) $config.set(await answer.json());
  } catch {
    // Without it the page shows no notice and offers e-mail only; the next caller asks again.
  }
}
