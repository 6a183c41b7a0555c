import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { BillingCycle } from './billing-cycle.ts';
import { checkoutApi } from './checkout-api.ts';
import { Dashboard } from './dashboard.ts';
import { type Endpoint, endpointsOf } from './endpoints.ts';
import { StripeFault } from './fault.ts';
import { type Form, parseForm } from './form.ts';
import { type Answered, Idempotency } from './idempotency.ts';
import { portalApi } from './portal-api.ts';
import { answerSite } from './site.ts';
import { Troubles } from './troubles.ts';
import { Webhooks } from './webhooks.ts';
import { World } from './world.ts';

export interface SeenCall {
  method: string;
  path: string;
  params: Form;
  idempotencyKey: string | undefined;
  apiVersion: string | undefined;
}

export interface FakeStripe {
  url: string;
  /** What the API under test needs in its environment. */
  env: Record<string, string>;
  dashboard: Dashboard;
  webhooks: Webhooks;
  troubles: Troubles;
  calls: SeenCall[];
  /** Presses "Pay" as a browser would; the address it is sent to, or undefined. */
  pay(sessionUrl: string): string | undefined;
  close(): Promise<void>;
}

const secretKey = 'sk_test_fake';
const webhookSecret = 'whsec_fake';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function faultOf(error: unknown): Answered {
  if (!(error instanceof StripeFault)) throw error;
  return { status: error.status, body: { error: error.error } };
}

function brokenAnswer(status: 429 | 500 | 503): Answered {
  const type = status === 429 ? 'invalid_request_error' : 'api_error';
  const error = { type, message: 'Not now.', ...(status === 429 ? { code: 'rate_limit' } : {}) };
  return { status, body: { error } };
}

/** A Stripe account on a port of its own: stateful, on the wire as the SDK expects it, and moody on demand. */
export async function startFakeStripe({ clockOffsetSeconds = 0 } = {}): Promise<FakeStripe> {
  const world = new World(clockOffsetSeconds);
  const cycle = new BillingCycle(world);
  const webhooks = new Webhooks(webhookSecret);
  const troubles = new Troubles();
  const idempotency = new Idempotency();
  const calls: SeenCall[] = [];
  let url = '';
  const checkout = checkoutApi(world, cycle, () => url);
  const portal = portalApi(world, () => url);
  const dashboard = new Dashboard(world, cycle);
  const endpoints: Endpoint[] = endpointsOf(world, cycle, { checkout, portal });
  world.onEvent((event) => webhooks.accept(event));

  function answerCall({ method, path, params }: SeenCall): Answered {
    for (const endpoint of endpoints) {
      const match = endpoint.method === method ? endpoint.path.exec(path) : null;
      if (match) return { status: 200, body: endpoint.answer({ id: match[1] ?? '', params }) };
    }
    const message = `Unrecognized request URL (${method}: ${path}).`;
    throw new StripeFault(404, 'invalid_request_error', message);
  }

  function answerOnce(call: SeenCall): Answered {
    const key = call.method === 'POST' ? call.idempotencyKey : undefined;
    if (key === undefined) return answerCall(call);
    const known = idempotency.recall(key, JSON.stringify([call.path, call.params]));
    if (known) return known;
    try {
      const answered = answerCall(call);
      // The answer as it was: what happens to the object later must not show in a repetition.
      const kept = { ...answered, body: JSON.parse(JSON.stringify(answered.body)) };
      idempotency.remember(key, kept);
      return kept;
    } catch (error) {
      idempotency.forget(key);
      throw error;
    }
  }

  function authorized(request: IncomingMessage): void {
    if (header(request, 'authorization') === `Bearer ${secretKey}`) return;
    throw new StripeFault(401, 'invalid_request_error', 'Invalid API Key provided.');
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const call: SeenCall = {
      method,
      path: pathname,
      params: parseForm(method === 'GET' ? search.slice(1) : await bodyOf(request)),
      idempotencyKey: header(request, 'idempotency-key'),
      apiVersion: header(request, 'stripe-version'),
    };
    calls.push(call);
    const { kind: trouble, until } = troubles.meet(method, pathname) ?? {};
    if (trouble === 'slow') await sleep(200);
    let answered: Answered;
    try {
      authorized(request);
      answered = typeof trouble === 'number' ? brokenAnswer(trouble) : answerOnce(call);
    } catch (error) {
      answered = faultOf(error);
    }
    if (trouble === 'lost') {
      response.destroy();
      return;
    }
    const body = JSON.stringify(answered.body);
    await until;
    response
      .writeHead(answered.status, {
        'Content-Type': 'application/json',
        'Request-Id': world.id('req'),
        'Stripe-Version': Stripe.API_VERSION,
      })
      .end(body);
  }

  const server = createServer((request, response) => {
    const served = request.url?.startsWith('/v1/')
      ? serveApi(request, response)
      : answerSite({ checkout, portal, dashboard }, request, response);
    served.catch((error: unknown) => {
      // A mistake of the fake itself must not look like one of Stripe's errors.
      response.destroy();
      throw error;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
      STRIPE_API_URL: url,
    },
    dashboard,
    webhooks,
    troubles,
    calls,
    pay: (sessionUrl) => checkout.pay(sessionUrl.split('/').at(-1) ?? ''),
    async close() {
      webhooks.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
