import { Hono } from 'hono';
import type { AppBindings, Services } from '#api/context.ts';

/**
 * `/healthz`: this process lives. `/readyz`: everything a generation needs is in place. Guests may
 * ask, so neither says more; the log does.
 */
export function healthRoutes({ readiness }: Services): Hono<AppBindings> {
  return new Hono<AppBindings>()
    .get('/healthz', (context) =>
      context.json({ alive: true }, 200, { 'Cache-Control': 'no-store' }),
    )
    .get('/readyz', async (context) => {
      const { ready } = await readiness.now();
      return context.json({ ready }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
    });
}
