import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';

export interface GoogleUser {
  email: string;
  name?: string;
  email_verified?: boolean;
  picture?: string;
}

export interface Google {
  url: string;
  /** What to set so that Google means this one. */
  variables: Record<string, string>;
  /** What the emulator does not have: pictures, served from beside the profile. */
  pictureUrl(name: string): string;
  /** What somebody's browser does there: chooses the account, and is led back with a code. */
  consent(asked: string, email: string): Promise<URL>;
  close(): Promise<void>;
}

const clientId = 'postquill.apps.googleusercontent.com';
const clientSecret = 'GOCSPX-a-google-secret';

/** Google as `emulate` knows it, with a server in front of its profiles that also has pictures. */
export async function startGoogle(
  users: (google: Pick<Google, 'pictureUrl'>) => GoogleUser[],
  options: { redirectUris: string[]; pictures?: Record<string, [string, Buffer]> },
): Promise<Google> {
  let emulatorUrl = '';
  const profiles = createServer((request, response) => {
    const picture = options.pictures?.[(request.url ?? '').slice('/pictures/'.length)];
    if (picture) {
      response.writeHead(200, { 'Content-Type': picture[0] }).end(picture[1]);
      return;
    }
    const headers = { Authorization: request.headers.authorization ?? '' };
    void fetch(`${emulatorUrl}/oauth2/v2/userinfo`, { headers }).then(async (profile) => {
      response
        .writeHead(profile.status, { 'Content-Type': 'application/json' })
        .end(await profile.text());
    });
  }).listen(0, '127.0.0.1');
  await once(profiles, 'listening');
  const { port } = profiles.address() as AddressInfo;
  const pictureUrl = (name: string) => `http://127.0.0.1:${port}/pictures/${name}`;
  const emulator = await createEmulator({
    service: 'google',
    port: 0,
    seed: {
      google: {
        users: users({ pictureUrl }),
        oauth_clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            name: 'Postquill',
            redirect_uris: options.redirectUris,
          },
        ],
      },
    },
  });
  emulatorUrl = emulator.url;
  return {
    url: emulator.url,
    pictureUrl,
    async consent(asked, email) {
      const answer = await fetch(`${emulator.url}/o/oauth2/v2/auth/callback`, {
        method: 'POST',
        body: new URLSearchParams({ ...Object.fromEntries(new URL(asked).searchParams), email }),
        redirect: 'manual',
      });
      return new URL(answer.headers.get('location') ?? '');
    },
    variables: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_AUTH_URL: `${emulator.url}/o/oauth2/v2/auth`,
      GOOGLE_TOKEN_URL: `${emulator.url}/oauth2/token`,
      GOOGLE_USER_INFO_URL: `http://127.0.0.1:${port}/userinfo`,
    },
    async close() {
      await emulator.close();
      profiles.closeAllConnections();
      profiles.close();
    },
  };
}
