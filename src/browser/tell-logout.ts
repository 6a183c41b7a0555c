import { configuredSyncAddress } from '#lib/session/sync-address.ts';

/** On pages without islands, which tell it themselves: the operator's own server ends its session too. */
const address = configuredSyncAddress();
const islands = document.querySelector('astro-island[component-url*="SessionIsland"]');
if (address !== null && !islands) {
  fetch(address, { method: 'DELETE', keepalive: true }).catch(() => {
    // Nobody here waits for it.
  });
}
