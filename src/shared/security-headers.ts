/**
 * What every answer says, a page's and the API's alike. HSTS is a promise for a year: only an
 * installation that names its https address makes it.
 */
export function headersFor({ https }: { https: boolean }): Record<string, string> {
  return {
    // Not plain same-origin: the page must see that Google's window was closed without an answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** For whatever is no page: opened by itself, it may load and run nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
