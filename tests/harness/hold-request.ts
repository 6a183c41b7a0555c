import { randomBytes, randomUUID } from 'node:crypto';
import type { HoldRequest } from '#shared/contracts/ledger/hold.ts';

export const newRowId = () => randomBytes(8).toString('hex').slice(1);

/** What the API would ask of the ledger for this person. */
export function holdRequest(
  { token }: { token: string },
  changes: Partial<HoldRequest> = {},
): HoldRequest {
  return {
    id: newRowId(),
    userToken: token,
    key: randomUUID(),
    bodyHash: 'the hash',
    topic: 'a topic',
    details: '',
    tone: 'casual',
    platform: 'x',
    also: '',
    voice: '',
    settings: '',
    advanced: false,
    fairUsePerDay: null,
    sitePerDay: null,
    ownModels: false,
    ownUncounted: false,
    offline: false,
    ...changes,
  };
}
