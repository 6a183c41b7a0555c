import { Hono } from 'hono';
import type { AppBindings, Services } from '#api/context.ts';

/** `/healthz`: this process lives. `/readyz`: everything a generation needs is in place. */
export function healthRoutes({ ledger, writers, env }: Services): Hono<AppBindings> {
  return new Hono<AppBindings>()
    .get('/healthz', (context) => context.json({ alive: true }))
    .get('/readyz', async (context) => {
      const about = {
        writers: { first: writers.first.name, second: writers.second.name },
        billing: env.billing,
      };
      try {
        const { pendingMigrations, timeZones } = await ledger.ready();
        const ready = pendingMigrations.length === 0;
        return context.json(
          { ready, pocketbase: true, pendingMigrations, timeZones, ...about },
          ready ? 200 : 503,
        );
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        context.var.log.warn({ reason }, 'not ready');
        return context.json({ ready: false, pocketbase: false, ...about }, 503);
      }
    });
}
