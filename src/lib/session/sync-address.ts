/** Only this very origin, over a secure connection: a token is nobody else's business. */
export function syncAddress(
  configured: string,
  page: { address: string; secure: boolean },
): string | null {
  if (configured === '' || !page.secure) return null;
  const { origin, href } = new URL(configured, page.address);
  return origin === new URL(page.address).origin ? href : null;
}

/** Where tokens go on this page; null where nothing is set up, or nothing safe. */
export function configuredSyncAddress(): string | null {
  const configured: string = import.meta.env.PUBLIC_TOKEN_SYNC_URL || '';
  return syncAddress(configured, { address: location.href, secure: isSecureContext });
}
