import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { BillingInterval } from '#shared/contracts/page-billing.ts';
import type { BillingRecords } from '../billing-records.ts';

/** Price ids by billing interval; the annual one is the operator's choice. */
export type Prices = Partial<Record<BillingInterval, string>> & { month: string };

/** What everything that deals with Stripe works with. */
export interface StripeSetup {
  stripe: Stripe;
  records: BillingRecords;
  prices: Prices;
}

/** A person waits for some of these calls; the SDK's own 80 seconds would outlast their patience. */
const timeoutMilliseconds = 10_000;
/** A hundred subscriptions, the most that is asked for at once, are not half of it. */
const longestAnswer = 4 * 1024 * 1024;

export interface StripeAccess {
  key: string;
  /** Another address than Stripe's own: a stand-in for tests. */
  apiUrl?: string | undefined;
}

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let length = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length > longestAnswer) throw new Error('the answer is far too long');
        controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * The SDK's own way reads an answer for as long as some of it comes, and one that never ends until
 * the process dies of it. With a fetch its time limit is for the whole answer.
 */
const boundedFetch: typeof fetch = async (url, options) => {
  const answer = await fetch(url, { ...options, redirect: 'error' });
  return new Response(answer.body && bounded(answer.body), answer);
};

export function createStripe({ key, apiUrl }: StripeAccess): Stripe {
  const options = {
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
  };
  if (apiUrl === undefined) return new Stripe(key, options);
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return new Stripe(key, {
    ...options,
    protocol: secure ? 'https' : 'http',
    host: hostname,
    port: port || (secure ? 443 : 80),
  });
}

/**
 * The same wish gives the same key, so that a retry or a double click gives the same object.
 * Hashed: Stripe asks that keys hold nothing personal.
 */
export function idempotencyKey(...wish: string[]): string {
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
}

/** The account a Stripe object was made for: all that we ever write into its metadata. */
export const userIdKey = 'userId';
