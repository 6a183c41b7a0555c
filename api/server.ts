import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PlainError } from '#shared/plain-error.ts';
import { createApp } from './app.ts';
import { Drain } from './drain.ts';
import { loadEnvironment } from './env.ts';
import { createFrontDoor } from './front-door/front-door.ts';
import { readSecurityHeaders } from './front-door/security-headers.ts';
import { readSite } from './front-door/site/site-files.ts';
import { createLog, lastWord } from './log.ts';
import { AccountDeletion } from './services/accounts/account-deletion.ts';
import { AccountRecords } from './services/accounts/account-records.ts';
import { BillingRecords } from './services/billing/billing-records.ts';
import { chooseBilling } from './services/billing/choose-billing.ts';
import { reconcileRegularly } from './services/billing/stripe/reconcile/reconcile-regularly.ts';
import { DatabaseCopy } from './services/copy/database-copy.ts';
import { GenerationService } from './services/generation/generation.ts';
import { Ledger } from './services/generation/ledger.ts';
import { Mending } from './services/generation/mending.ts';
import { Refining } from './services/generation/refining/refining.ts';
import { AddressGuard } from './services/guard/address-guard.ts';
import { chooseOwnModels } from './services/own-models/choose-own-models.ts';
import { PocketbaseClient } from './services/pocketbase/client.ts';
import { ReadinessCheck } from './services/pocketbase/readiness-check.ts';
import { MastodonServers } from './services/sources/mastodon/mastodon-servers.ts';
import { Sources } from './services/sources/sources.ts';
import { chooseWriters } from './services/writers/choose-writers.ts';
import { backupAgeSeconds } from './watch/last-backup.ts';
import { startMetrics } from './watch/metrics.ts';
import { serveMetrics } from './watch/metrics-server.ts';
import { logRequests } from './watch/request-log.ts';
import { onWishToEnd } from './wish-to-end.ts';

/** A proxy keeps its connections for everybody, and has asked on each that it uses by then. Browsers ask again. */
const keptByProxySeconds = 2;

async function listen(): Promise<void> {
  const env = loadEnvironment();
  const log = createLog(env.LOG_LEVEL);
  logRequests(log, env.SLOW_CALL_MS);
  const client = new PocketbaseClient(env.pocketbaseUrl, env.serviceCredentials);
  const billingRecords = new BillingRecords(client);
  const { billing, reconcile } = await chooseBilling(env, billingRecords);
  const copy = env.keepsCopy ? new DatabaseCopy(env.dataDir, log) : null;
  const waits = env.ACKNOWLEDGE === 'copied' ? copy : null;
  const ledger = new Ledger(client, () => waits?.copied() ?? Promise.resolve());
  const own = chooseOwnModels(env, client, log);
  const caps = {
    fairUsePerDay: env.FAIR_USE_PER_DAY,
    sitePerDay: env.GENERATIONS_PER_DAY ?? null,
  };
  const generation = new GenerationService(ledger, caps, own);
  const refining = new Refining(ledger, caps, own);
  const underWay = {
    get running() {
      return generation.running + refining.running;
    },
    endAll() {
      generation.endAll();
      refining.endAll();
    },
  };
  const readiness = new ReadinessCheck(() => client.ready(), log);
  const writers = await chooseWriters(env, log);
  if (env.METRICS_PORT !== undefined) {
    const write = startMetrics({
      copy: async () => copy?.state(),
      backupAgeSeconds: async () => (env.makesBackups ? backupAgeSeconds(env.dataDir) : undefined),
      holdsOpen: () => underWay.running,
      resting: () => ({
        first: writers.first.resting?.() ?? false,
        second: writers.second.resting?.() ?? false,
      }),
      ready: async () => (await readiness.now()).ready,
    });
    await serveMetrics(write, { host: env.METRICS_HOST, port: env.METRICS_PORT });
    log.info({ port: env.METRICS_PORT }, 'metrics are served');
  }
  const guard = new AddressGuard(env.SOURCE_ADDRESSES);
  const app = createApp({
    env,
    log,
    readiness,
    copy,
    generation,
    mending: new Mending(ledger, own),
    refining,
    billing,
    billingRecords,
    accountDeletion: new AccountDeletion(new AccountRecords(client), billingRecords, billing),
    ownModels: own?.ownModels ?? null,
    sources: new Sources(client, guard, log),
    mastodon: new MastodonServers(client, guard, (token) => billingRecords.account(token)),
    writers,
  });
  const server = createFrontDoor({
    app,
    site: readSite(env.siteDir, readSecurityHeaders(env.siteDir)),
    pocketbaseUrl: env.pocketbaseUrl,
    trustedProxies: env.TRUSTED_PROXIES,
    origins: env.ALLOWED_ORIGINS,
    https: env.siteUrl.startsWith('https:'),
    limits: env.RATE_LIMITS === 'on',
    isKnown: async (token) => (await billingRecords.account(token)).outcome === 'known',
    log,
  });
  const drain = new Drain({
    server,
    generations: underWay,
    leave: () => readiness.leave(),
    noticeSeconds: env.DRAIN_NOTICE_SECONDS,
    keptSeconds: env.TRUSTED_PROXIES > 0 ? keptByProxySeconds : 0,
    seconds: env.drainSeconds,
  });
  server.listen(env.PORT, env.HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new PlainError(`Port ${env.PORT} is in use. Set PORT to another one.`);
  });
  const { port } = server.address() as AddressInfo;
  log.info({ port }, 'listening');
  const endReconciling = reconcile && reconcileRegularly(reconcile, env.RECONCILE_MINUTES, log);

  async function end(): Promise<void> {
    endReconciling?.();
    const { running } = underWay;
    log.info({ generations: running }, 'ending');
    if (process.connected) process.send?.({ waitingFor: running });
    log.info({ cut: await drain.run() }, 'ended');
    client.close();
    copy?.close();
    await lastWord();
    process.exit(0);
  }
  onWishToEnd({ end: () => void end(), hurry: () => drain.hurry() });
  const { timeZones } = await readiness.now();
  const { first, second } = writers;
  const names = [first.name, second.name];
  // The last step: whoever hears it may ask for the end at once.
  process.send?.({ listening: port, writers: names, offline: first.offline, timeZones });
}

listen().catch((error: unknown) => {
  const shown = error instanceof PlainError ? error.message : error;
  process.stderr.write(`${shown instanceof Error ? shown.stack : shown}\n`);
  process.exit(1);
});
