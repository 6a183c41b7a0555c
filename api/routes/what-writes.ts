import type { Writers } from '#api/services/writers/choose-writers.ts';
import type { ConfigAnswer } from '#shared/contracts/page-config.ts';

/** What writes at this moment, as far as guests may know: no server, no key. */
export function whatWrites({ first }: Writers): ConfigAnswer['writer'] {
  const { offline, model } = first;
  return { offline, ...(model !== undefined && { name: model }) };
}
