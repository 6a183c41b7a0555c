import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import type { AppBindings } from '#api/context.ts';
import { createFrontDoor } from '#api/front-door/front-door.ts';
import { readSecurityHeaders } from '#api/front-door/security-headers.ts';
import { readSite } from '#api/front-door/site/site-files.ts';
import { createLog } from '#api/log.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { siteDir } from '../built-site.ts';

export type AllowanceAnswer = Pick<Allowance, 'plan' | 'limit' | 'used' | 'left'> | 'refused';

export interface ServedSite {
  url: string;
  /** What PocketBase says about the account from now on. */
  answerAllowance(answer: AllowanceAnswer): void;
  /** The tokens whose end PocketBase was told of. */
  ended: (string | undefined)[];
  close(): Promise<void>;
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closed(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** The built pages behind the real front door, with its headers; of PocketBase only what the header asks. */
export async function serveBuiltSite(): Promise<ServedSite> {
  let allowance: AllowanceAnswer = 'refused';
  const ended: (string | undefined)[] = [];
  const pocketbase = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/api/account/logout') {
      ended.push(request.headers.authorization);
      response.writeHead(204).end();
      return;
    }
    response.writeHead(allowance === 'refused' ? 401 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(allowance));
  });
  const frontDoor = createFrontDoor({
    app: new Hono<AppBindings>(),
    site: readSite(siteDir, readSecurityHeaders(siteDir)),
    pocketbaseUrl: await listening(pocketbase),
    trustedProxies: 0,
    origins: [],
    https: false,
    limits: false,
    isKnown: async () => false,
    log: createLog('silent'),
  });
  return {
    url: await listening(frontDoor),
    ended,
    answerAllowance: (answer) => {
      allowance = answer;
    },
    close: async () => {
      await closed(frontDoor);
      await closed(pocketbase);
    },
  };
}
