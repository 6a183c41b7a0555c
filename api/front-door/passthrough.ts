import { Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { message } from '#shared/rules.ts';
import type { Log } from '../log.ts';
import { sendError } from './send-error.ts';
import { sendTooMany, windowSeconds } from './too-many.ts';

/**
 * The part of PocketBase that the browser needs, spelled out. What is not on this list (dashboard,
 * superusers, settings, logs, backups, the ledger) does not exist on the front door. Raw paths are
 * matched, so an encoded spelling of a closed address matches nothing.
 */
const openPaths = [
  /^\/api\/collections\/(posts|generations|subscriptions|users)\/records(\/[a-z0-9]{15})?$/,
  /^\/api\/collections\/users\/(auth-methods|auth-with-password|auth-with-oauth2|auth-refresh)$/,
  /^\/api\/collections\/users\/(request|confirm)-(verification|password-reset|email-change)$/,
  /^\/api\/files\/(users|_pb_users_auth_)\/[a-z0-9]{15}\/[A-Za-z0-9_.-]+$/,
  /^\/api\/account\/[a-z-]+$/,
  /^\/api\/(realtime|health)$/,
];

/** Silent for minutes by nature; every other silence is a fault. */
const livePath = '/api/realtime';
const patienceMilliseconds = 30_000;

const bodyLimit = 4 * 1024 * 1024;

/** Headers of one hop, which a proxy must not hand on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function endToEnd(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name)) kept[name] = value;
  }
  return kept;
}

export interface Passthrough {
  handle(request: IncomingMessage, response: ServerResponse, clientAddress: string): void;
  close(): void;
}

export function createPassthrough(pocketbaseUrl: string, prefix: string, log: Log): Passthrough {
  const target = new URL(pocketbaseUrl);
  // No cap on connections: every open page holds one for live news, and a cap would one day let
  // those starve everything else.
  const agent = new Agent({ keepAlive: true });

  function handle(request: IncomingMessage, response: ServerResponse, clientAddress: string) {
    const address = (request.url ?? '').slice(prefix.length);
    const path = address.split('?', 1)[0] ?? '';
    if (!openPaths.some((pattern) => pattern.test(path))) {
      return sendError(response, 404, message('notFound'));
    }
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
      return sendError(response, 413, message('bodyTooLarge'));
    }
    const upstream = open({
      agent,
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: address,
      headers: {
        ...endToEnd(request.headers),
        'x-forwarded-for': clientAddress,
        'x-forwarded-proto': 'http',
      },
    });
    if (path !== livePath) {
      upstream.setTimeout(patienceMilliseconds, () => upstream.destroy(new Error('no answer')));
    }
    upstream.on('response', (answer) => {
      if (answer.statusCode === 429) {
        answer.resume();
        const known = answer.headers['retry-after'];
        return sendTooMany(response, known ?? windowSeconds(request.method ?? '', path));
      }
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      // Realtime sends nothing for minutes: the page must see its headers now.
      response.flushHeaders();
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    upstream.on('error', (error) => {
      if (response.destroyed) return;
      log.warn({ reason: error.message }, 'PocketBase did not answer');
      if (response.headersSent) response.destroy();
      else sendError(response, 503, message('serviceUnavailable'));
    });
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy();
    });
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= bodyLimit) return;
      upstream.destroy();
      if (!response.headersSent) sendError(response, 413, message('bodyTooLarge'));
    });
    request.pipe(upstream);
  }

  return { handle, close: () => agent.destroy() };
}
