import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';

/** One realtime connection of PocketBase: server-sent events over a plain GET. */
export class LiveListener {
  readonly events: string[] = [];
  clientId = '';
  #over: Promise<void> = Promise.resolve();
  readonly #abort = new AbortController();
  #wake: () => void = () => {};

  static async connect(
    pb: Pick<RunningPocketbase, 'url'>,
    token: string | undefined,
    subscriptions: string[],
  ): Promise<LiveListener> {
    const listener = new LiveListener();
    const response = await fetch(`${pb.url}/api/realtime`, { signal: listener.#abort.signal });
    if (!response.body) throw new Error('the realtime connection has no body');
    listener.#over = listener.#read(response.body);
    listener.clientId = await listener.#readClientId();
    const { clientId } = listener;
    await expectOk(call(pb, 'POST', '/api/realtime', { token, body: { clientId, subscriptions } }));
    return listener;
  }

  /** Resolves once the subscription of that name has brought an event. */
  async heard(subscription: string): Promise<void> {
    while (!this.events.some((event) => event.startsWith(`${subscription}\n`))) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Resolves once the server has ended the connection. */
  ended(): Promise<void> {
    return this.#over;
  }

  close(): void {
    this.#abort.abort();
  }

  async #readClientId(): Promise<string> {
    await this.heard('PB_CONNECT');
    const [, data = ''] = (this.events[0] ?? '').split('\n');
    return JSON.parse(data).clientId;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let pending = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) {
        pending += decoder.decode(chunk, { stream: true });
        const blocks = pending.split('\n\n');
        pending = blocks.pop() ?? '';
        for (const block of blocks) this.events.push(nameAndData(block));
        this.#wake();
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error;
    }
  }
}

function nameAndData(block: string): string {
  const value = (field: string) => new RegExp(`^${field}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
  return `${value('event')}\n${value('data')}`;
}
