import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';

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
  /** How long connections that were kept are answered when nobody asks any more. */
  keptSeconds: number;
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
  readonly #connections = new Set<Socket>();
  #leaving = false;
  #begun = false;
  #hurried = false;
  /** When somebody was last answered. */
  #answeredAt = 0;

  constructor(plan: Drained) {
    this.#plan = plan;
    // First of all listeners: pages are answered on the spot.
    plan.server.prependListener('request', (request, response) => {
      this.#open.set(response, request);
      response.on('close', () => {
        this.#open.delete(response);
        this.#answeredAt = performance.now();
      });
      if (this.#leaving) response.shouldKeepAlive = false;
      if (this.#begun && isLive(request)) response.destroy();
    });
    plan.server.on('connection', (socket) => {
      this.#connections.add(socket);
      socket.once('close', () => this.#connections.delete(socket));
    });
  }

  /** Waits until everybody has their answer, and tells how many had to be cut after all. */
  async run(): Promise<number> {
    const { server, generations, leave, noticeSeconds, seconds } = this.#plan;
    leave();
    // Whoever keeps a connection hears with the next answer that it was the last.
    this.#leaving = true;
    for (const response of this.#open.keys()) response.shouldKeepAlive = false;
    await this.#until(() => this.#hurried, noticeSeconds * 1_000);
    this.#begun = true;
    // Not http's own, which closes kept connections at once, under a request that is on its way.
    NetServer.prototype.close.call(server);
    this.#answeredAt = performance.now();
    for (const [response, request] of this.#open) if (isLive(request)) response.destroy();
    // One whose hold is still being asked for is not running yet, and would be ended as it begins.
    let lastWriting = performance.now();
    const isOver = () => {
      const now = performance.now();
      if (generations.running > 0) lastWriting = now;
      return this.#isQuiet() || now - lastWriting > requestMilliseconds;
    };
    await this.#until(() => this.#hurried || isOver(), seconds * 1_000);
    generations.endAll();
    // Counted by open answers and not by connections: a client that dawdles over its request, or
    // keeps a connection for the next one, holds nobody up.
    await this.#until(() => this.#isQuiet(), requestMilliseconds);
    server.closeIdleConnections();
    return this.#open.size;
  }

  /** Generations end now, each with its last event and its hold settled. */
  hurry(): void {
    this.#hurried = true;
  }

  /** Nobody is being answered, and nobody is about to ask on a connection that was kept. */
  #isQuiet(): boolean {
    if (this.#open.size > 0) return false;
    const silence = performance.now() - this.#answeredAt;
    return (
      this.#hurried || this.#connections.size === 0 || silence >= this.#plan.keptSeconds * 1_000
    );
  }

  async #until(condition: () => boolean, milliseconds: number): Promise<void> {
    const deadline = performance.now() + milliseconds;
    let wait = 0;
    do {
      await sleep(wait);
      // What arrived meanwhile is taken and read by then, and counts.
      await afterReading();
      wait = lookMilliseconds;
    } while (!condition() && performance.now() < deadline);
  }
}
