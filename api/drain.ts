import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is no generation is answered in moments or not at all. */
const requestMilliseconds = 8_000;
const lookMilliseconds = 25;

export interface Drained {
  server: Server;
  generations: { readonly running: number; endAll(): void };
  /** Called first: nobody should be sent here any more. */
  leave(): void;
  /** How long those who send people here have to notice. */
  noticeSeconds: number;
  /** How long generations may take to finish. */
  seconds: number;
}

/** A page's wait for news: it never ends by itself, and the page opens another. */
function isLive(request: IncomingMessage): boolean {
  const wants = request.headers.accept ?? '';
  return request.method === 'GET' && wants.includes('text/event-stream');
}

/** Ends a server so that whoever is being answered gets the whole answer. */
export class Drain {
  readonly #plan: Drained;
  readonly #open = new Map<ServerResponse, IncomingMessage>();
  #begun = false;
  #hurried = false;

  constructor(plan: Drained) {
    this.#plan = plan;
    // First of all listeners: pages are answered on the spot.
    plan.server.prependListener('request', (request, response) => {
      this.#open.set(response, request);
      response.on('close', () => this.#open.delete(response));
      if (this.#begun) this.#letGo(response, request);
    });
  }

  /** Waits until everybody has their answer, and tells how many had to be cut after all. */
  async run(): Promise<number> {
    const { server, generations, leave, noticeSeconds, seconds } = this.#plan;
    leave();
    await this.#until(() => this.#hurried, noticeSeconds * 1_000);
    this.#begun = true;
    server.close();
    for (const [response, request] of this.#open) this.#letGo(response, request);
    // One whose hold is still being asked for is not running yet, and would be ended as it begins.
    let lastWriting = performance.now();
    const isOver = () => {
      const now = performance.now();
      if (generations.running > 0) lastWriting = now;
      return this.#open.size === 0 || now - lastWriting > requestMilliseconds;
    };
    await this.#until(() => this.#hurried || isOver(), seconds * 1_000);
    generations.endAll();
    // Counted by open answers and not by connections: a client that dawdles over its request, or
    // keeps a connection for the next one, holds nobody up.
    await this.#until(() => this.#open.size === 0, requestMilliseconds);
    return this.#open.size;
  }

  /** Generations end now, each with its last event and its hold settled. */
  hurry(): void {
    this.#hurried = true;
  }

  #letGo(response: ServerResponse, request: IncomingMessage): void {
    if (isLive(request)) response.destroy();
    else response.shouldKeepAlive = false;
  }

  async #until(condition: () => boolean, milliseconds: number): Promise<void> {
    const deadline = performance.now() + milliseconds;
    while (!condition() && performance.now() < deadline) await sleep(lookMilliseconds);
  }
}
