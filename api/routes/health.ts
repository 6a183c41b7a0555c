import { Hono } from 'hono';
import type { AppBindings, Services } from '#api/context.ts';
import { whatWrites } from './what-writes.ts';

/**
 * `/healthz`: this process lives. `/readyz`: everything a generation needs is in place, and what would
 * write it, and how old the copy of the database is. Guests may ask, so neither says why not; the log does.
 */
export function healthRoutes({ readiness, writers, copy }: Services): Hono<AppBindings> {
  return new Hono<AppBindings>()
    .get('/healthz', (context) =>
      context.json({ alive: true }, 200, { 'Cache-Control': 'no-store' }),
    )
    .get('/readyz', async (context) => {
      const { ready } = await readiness.now();
      const told = copy && { copy: { ageSeconds: await copy.ageSeconds() } };
      const answer = { ready, writer: whatWrites(writers), ...told };
      return context.json(answer, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
    });
}
