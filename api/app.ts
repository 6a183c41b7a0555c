import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { AppBindings, Services } from './context.ts';
import { accountRoutes } from './routes/account.ts';
import { billingRoutes } from './routes/billing.ts';
import { configRoutes } from './routes/config.ts';
import { generateRoutes } from './routes/generate.ts';
import { healthRoutes } from './routes/health.ts';
import { mendRoutes } from './routes/mend.ts';
import { ownModelRoutes } from './routes/own-model.ts';
import { isJson, refuse } from './routes/request.ts';
import { stripeWebhookRoutes } from './routes/stripe-webhook.ts';

/** Far more than any of ours; strangers may send as much as fits into their headers. */
const longestPath = 200;
/** Anybody may ask these very often and fill the disk with it. Stripe's events have lines of their own. */
const quietPaths = ['/healthz', '/readyz', '/api/stripe/webhook'];

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
    const told = path.slice(0, longestPath);
    const level = quietPaths.includes(path) ? 'debug' : 'info';
    log[level]({ method, path: told, status: context.res.status, milliseconds }, 'answered');
  });
  // Before the demand for JSON, since a signature is over the very bytes.
  app.route('/api', stripeWebhookRoutes(services));
  app.use('/api/*', (context, next) => {
    // A form on any site may send the other types without asking the browser's leave.
    const readable = context.req.method !== 'POST' || isJson(context);
    return readable ? next() : Promise.resolve(refuse(context, 'jsonOnly'));
  });
  app.route('/', healthRoutes(services));
  app.route('/api', configRoutes(services));
  app.route('/api', generateRoutes(services));
  app.route('/api', mendRoutes(services));
  app.route('/api', accountRoutes(services));
  app.route('/api', ownModelRoutes(services));
  app.route('/api', billingRoutes(services));
  app.notFound((context) => refuse(context, 'notFound'));
  app.onError((error, context) => {
    context.var.log.error({ reason: error.message, stack: error.stack }, 'a route failed');
    return refuse(context, 'serviceUnavailable');
  });
  return app;
}
