import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { FakeEvent } from './world.ts';

export interface DeliveryOptions {
  /** When the delivery claims to be signed; now without it, as Stripe signs every retry afresh. */
  signedAt?: number;
  secret?: string;
  /** Changes the text after it was signed. */
  alter?: (payload: string) => string;
  /** `null` sends no signature at all. */
  header?: string | null;
}

/** The outbox of events: sent at once, or held back for a test to lose, repeat and shuffle. */
export class Webhooks {
  readonly events: FakeEvent[] = [];
  readonly #secret: string;
  readonly #stripe: Stripe;
  #url: string | undefined;
  #held: FakeEvent[] = [];
  #paused = false;
  #running = new Set<Promise<void>>();
  #closed = new AbortController();

  constructor(secret: string) {
    this.#secret = secret;
    this.#stripe = new Stripe('sk_test_signs_only');
  }

  sendTo(url: string): void {
    this.#url = url;
  }

  /** From now on events wait in the outbox. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    for (const event of this.take()) this.accept(event);
  }

  /** Empties the outbox: what is not delivered by hand is lost. */
  take(): FakeEvent[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }

  accept(event: FakeEvent): void {
    this.events.push(event);
    if (this.#paused || this.#url === undefined) {
      this.#held.push(event);
      return;
    }
    const running = this.#persist(event).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves once nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  payloadOf(event: FakeEvent): string {
    return JSON.stringify(event, null, 2);
  }

  sign(payload: string, { signedAt, secret = this.#secret }: DeliveryOptions = {}): string {
    return this.#stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: signedAt ?? Math.floor(Date.now() / 1000),
    });
  }

  /** One delivery, once; the status it was answered with. */
  async deliver(event: FakeEvent, options: DeliveryOptions = {}): Promise<number> {
    if (this.#url === undefined) throw new Error('there is no webhook endpoint');
    const payload = this.payloadOf(event);
    const { header = this.sign(payload, options), alter = (text) => text } = options;
    const answer = await fetch(this.#url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        ...(header === null ? {} : { 'Stripe-Signature': header }),
      },
      body: alter(payload),
      signal: this.#closed.signal,
    });
    await answer.body?.cancel();
    return answer.status;
  }

  close(): void {
    this.#closed.abort();
  }

  /** Stripe goes on for three days; here it is a few times within seconds. */
  async #persist(event: FakeEvent): Promise<void> {
    for (let pause = 100; pause < 4_000 && !this.#closed.signal.aborted; pause *= 2) {
      const status = await this.deliver(event).catch(() => 0);
      if (status >= 200 && status < 300) return;
      await sleep(pause);
    }
  }
}
