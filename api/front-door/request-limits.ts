import type { IncomingMessage } from 'node:http';
import { rules } from '#shared/rules.ts';
import { wideNetworkOf } from './counted-address.ts';

const { windowSeconds, requests, rememberedAddresses, wideNetworkTimes } = rules.frontDoor;

type Kind = keyof typeof requests;

const webhook = '/api/stripe/webhook';

/** Each asks Stripe up to ten times, and Stripe has a number for all that one site asks in a second. */
const askStripe = new Set([
  '/api/checkout',
  '/api/checkout/complete',
  '/api/customer-portal',
  '/api/cancel-subscription',
  '/api/account/delete',
]);

/** Make this server ask another one, at an address that a stranger names. */
const checks = '/api/own-model';
const fetches = new Set(['/api/source', '/api/mastodon-server']);

/** What a request costs. Those who ask for our health come for ever. */
function kindOf(method: string, path: string): Kind | undefined {
  if (path === '/healthz' || path === '/readyz') return undefined;
  if (path === webhook) return 'webhook';
  if (path === '/pb/api/realtime') return 'live';
  if (path.startsWith('/api/generate')) return 'generating';
  if (askStripe.has(path)) return 'paying';
  if (path === checks && method === 'POST') return 'checking';
  if (fetches.has(path)) return 'fetching';
  return method === 'GET' || method === 'HEAD' ? 'reading' : 'writing';
}

/**
 * Counts the requests of each address in windows that are the same for all, so that forgetting is
 * throwing away one map. The numbers are far above what people do; they keep one machine from
 * taking all there is. Whoever owns a wide IPv6 network has 65,536 addresses: together they get some
 * times what one gets, and are too few to push everybody else out of the map.
 */
export class RequestLimits {
  #counts = new Map<string, number>();
  #ends = 0;

  /** Counts this one, or tells after how many seconds to come again. */
  admit({ method = '' }: IncomingMessage, path: string, address: string, now: number): number {
    const kind = kindOf(method, path);
    if (kind === undefined) return 0;
    if (now >= this.#ends) {
      this.#counts = new Map();
      this.#ends = now + windowSeconds * 1_000;
    }
    const wide = wideNetworkOf(address);
    const admitted =
      (wide === address || this.#count(`${kind} ${wide}`, requests[kind] * wideNetworkTimes)) &&
      this.#count(`${kind} ${address}`, requests[kind]);
    return admitted ? 0 : Math.ceil((this.#ends - now) / 1_000);
  }

  #count(key: string, most: number): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= most) return false;
    if (count === 0) this.#makeRoom();
    this.#counts.set(key, count + 1);
    return true;
  }

  /** More addresses than this are a crowd, which no number per address would keep out. */
  #makeRoom(): void {
    if (this.#counts.size < rememberedAddresses) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}
