import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { type Google, type GoogleUser, startGoogle } from '#tests/fakes/google.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { type Browsing, openBrowser } from '#tests/harness/browser/browser.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

export interface FullInstallation {
  stack: Stack;
  mails: MailServer;
  google: Google;
  browsing: Browsing;
  close(): Promise<void>;
}

/** Everything an operator can set up for accounts: a mail server, a Google, both real ones, and a browser. */
export async function openFullInstallation(
  googleUsers: GoogleUser[] = [],
  changes: Record<string, string> = {},
): Promise<FullInstallation> {
  // Links in mails and Google's return address name the port before the front door listens.
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const mails = await startMailServer();
  const google = await startGoogle(() => googleUsers, {
    redirectUris: [`${siteUrl}/auth/google`],
  });
  const variables = {
    PORT: String(port),
    PUBLIC_SITE_URL: siteUrl,
    RATE_LIMITS: 'off',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mails.port),
    SMTP_FROM: 'hello@posts.example',
    ...google.variables,
    ...changes,
  };
  const stack = await startStack({
    pocketbase: { env: hookEnvironment(readEnvironment(variables)) },
    api: variables,
  });
  // The windows of a sign-in come back from another process.
  const browsing = await openBrowser({ ownProcesses: googleUsers.length > 0 });
  return {
    stack,
    mails,
    google,
    browsing,
    async close() {
      await browsing.close();
      await stack.stop();
      await google.close();
      await mails.close();
    },
  };
}
