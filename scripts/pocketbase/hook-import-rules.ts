const hooks = 'pocketbase/pb_hooks/lib';
const wishedGone = `${hooks}/history/wished-gone.js`;
const hookModule = ['src/shared', `${hooks}/platform`];

/** Which places a place of PocketBase's JavaScript may import from. */
export const hooksMayImport: Record<string, string[]> = {
  'pocketbase/pb_migrations': [],
  // The wiring.
  'pocketbase/pb_hooks/': ['src/shared', hooks],
  [`${hooks}/platform`]: ['src/shared'],
  [`${hooks}/order`]: ['src/shared'],
  [`${hooks}/access`]: hookModule,
  [`${hooks}/limits`]: [...hookModule, `${hooks}/access`],
  [`${hooks}/mail`]: [...hookModule, 'pocketbase/mail'],
  [`${hooks}/billing`]: [...hookModule, `${hooks}/access`],
  [`${hooks}/voices`]: [...hookModule, `${hooks}/billing/premium.js`],
  [`${hooks}/own-models`]: [...hookModule, `${hooks}/access`],
  [`${hooks}/ledger`]: [
    ...hookModule,
    `${hooks}/order`,
    `${hooks}/access`,
    `${hooks}/billing/premium.js`,
    `${hooks}/voices/voice-brief.js`,
    `${hooks}/own-models/in-use.js`,
    wishedGone,
  ],
  [`${hooks}/posts`]: [
    ...hookModule,
    `${hooks}/billing/premium.js`,
    `${hooks}/library`,
    wishedGone,
  ],
  [`${hooks}/library`]: hookModule,
  [`${hooks}/history`]: [...hookModule, `${hooks}/order`, `${hooks}/library`],
  [`${hooks}/accounts`]: [
    ...hookModule,
    `${hooks}/access`,
    `${hooks}/ledger`,
    `${hooks}/mail`,
    wishedGone,
  ],
};
