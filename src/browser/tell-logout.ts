import { configuredSyncAddress } from '#lib/session/sync-address.ts';
import { isOffered } from './markup.ts';

/** On pages without islands, which tell it themselves: the operator's own server ends its session too. */
const address = configuredSyncAddress();
if (address !== null && !isOffered('login')) {
  fetch(address, { method: 'DELETE', keepalive: true }).catch(() => {
    // Nobody here waits for it.
  });
}
