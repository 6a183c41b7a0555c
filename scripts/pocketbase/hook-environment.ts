import type { Environment } from '#api/env.ts';

function mail(env: Environment): object {
  if (env.mail !== 'smtp') return { way: env.mail };
  return {
    way: env.mail,
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    username: env.SMTP_USER ?? '',
    password: env.SMTP_PASSWORD ?? '',
    tls: env.SMTP_TLS,
    from: env.SMTP_FROM,
  };
}

function google(env: Environment): object | null {
  if (!env.google) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    // Empty means Google's own.
    authURL: env.GOOGLE_AUTH_URL ?? '',
    tokenURL: env.GOOGLE_TOKEN_URL ?? '',
    userInfoURL: env.GOOGLE_USER_INFO_URL ?? '',
  };
}

/** What the operator set up, as PocketBase's hooks read it. */
export function hookEnvironment(env: Environment): Record<string, string> {
  return {
    POSTQUILL_BILLING: env.billing,
    POSTQUILL_PREMIUM_GRACE_DAYS: String(env.PREMIUM_GRACE_DAYS),
    POSTQUILL_SITE_URL: env.siteUrl,
    POSTQUILL_LIMITS: env.RATE_LIMITS,
    POSTQUILL_DATABASE_COPY: env.COPY_TO === undefined ? env.DATABASE_COPY : 'on',
    POSTQUILL_SLOW_CALL_MS: String(env.SLOW_CALL_MS),
    POSTQUILL_INACTIVE_ACCOUNTS: env.INACTIVE_ACCOUNTS,
    POSTQUILL_MAIL: JSON.stringify(mail(env)),
    POSTQUILL_GOOGLE: JSON.stringify(google(env)),
  };
}
