/** Empty means the page's own origin, which is the one-port default. */
export const apiAddress = import.meta.env.PUBLIC_API_URL || '';
export const pocketbaseAddress = import.meta.env.PUBLIC_POCKETBASE_URL || '/pb';
