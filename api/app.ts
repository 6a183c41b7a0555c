import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { AppBindings, Services } from './context.ts';
import { accountRoutes } from './routes/account.ts';
import { billingRoutes } from './routes/billing.ts';
import { configRoutes } from './routes/config.ts';
import { generateRoutes } from './routes/generate.ts';
import { healthRoutes } from './routes/health.ts';
import { problem } from './routes/request.ts';
import { stripeWebhookRoutes } from './routes/stripe-webhook.ts';

const requestBodyLimit = 64 * 1024;

/** Composes the routes; listening is the server's business. */
export function createApp(services: Services): Hono<AppBindings> {
  const app = new Hono<AppBindings>();
  app.use(requestId({ limitLength: 64 }), async (context, next) => {
    const log = services.log.child({ requestId: context.var.requestId });
    context.set('log', log);
    const began = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - began);
    log.info({ method, path, status: context.res.status, milliseconds }, 'answered');
  });
  app.use(secureHeaders());
  const origin = services.env.ALLOWED_ORIGINS;
  if (origin.length > 0) app.use('/api/*', cors({ origin, maxAge: 600 }));
  // Before the limit for pages, since an event may be larger than what a page sends.
  app.route('/api', stripeWebhookRoutes(services));
  app.use(
    bodyLimit({
      maxSize: requestBodyLimit,
      onError: (context) => problem(context, 413, 'bodyTooLarge'),
    }),
  );
  app.use('/api/*', async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  app.route('/', healthRoutes(services));
  app.route('/api', configRoutes(services));
  app.route('/api', generateRoutes(services));
  app.route('/api', accountRoutes(services));
  app.route('/api', billingRoutes(services));
  app.notFound((context) => problem(context, 404, 'notFound'));
  app.onError((error, context) => {
    context.var.log.error({ reason: error.message, stack: error.stack }, 'a route failed');
    return problem(context, 503, 'serviceUnavailable');
  });
  return app;
}
