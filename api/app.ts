import { Hono } from 'hono';
import type { AppBindings, Services } from './context.ts';
import { accountRoutes } from './routes/account.ts';
import { billingRoutes } from './routes/billing.ts';
import { configRoutes } from './routes/config.ts';
import { generateRoutes } from './routes/generate.ts';
import { healthRoutes } from './routes/health.ts';
import { mastodonRoutes } from './routes/mastodon.ts';
import { mendRoutes } from './routes/mend.ts';
import { ownModelRoutes } from './routes/own-model.ts';
import { refineRoutes } from './routes/refine.ts';
import { isJson, refuse } from './routes/request.ts';
import { sourceRoutes } from './routes/source.ts';
import { stripeWebhookRoutes } from './routes/stripe-webhook.ts';
import { currentRequest } from './watch/current-request.ts';

/** Composes the routes; listening is the server's business. */
export function createApp(services: Services): Hono<AppBindings> {
  const app = new Hono<AppBindings>();
  app.use((context, next) => {
    const { requestId } = context.env;
    context.set('log', services.log.child({ requestId }));
    context.header('X-Request-Id', requestId);
    return currentRequest.run(requestId, next);
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
  app.route('/api', refineRoutes(services));
  app.route('/api', accountRoutes(services));
  app.route('/api', ownModelRoutes(services));
  app.route('/api', sourceRoutes(services));
  app.route('/api', mastodonRoutes(services));
  app.route('/api', billingRoutes(services));
  app.notFound((context) => refuse(context, 'notFound'));
  app.onError((error, context) => {
    context.var.log.error({ reason: error.message, stack: error.stack }, 'a route failed');
    return refuse(context, 'serviceUnavailable');
  });
  return app;
}
