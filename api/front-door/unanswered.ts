import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { rules } from '#shared/rules.ts';

/**
 * How many answers of each connection wait behind another one. Node takes on thousands at once, which cost their
 * sender a few bytes each; browsers and proxies wait for one answer before they ask again.
 */
export class Unanswered {
  readonly #owed = new WeakMap<Socket, number>();

  /** Counts this request until it is answered; a connection that asks for too much is cut. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    // Node gives it the socket when its turn has come, which for nearly every request is at once.
    if (response.socket !== null) return true;
    const owed = this.#owed.get(socket) ?? 0;
    if (owed >= rules.frontDoor.unanswered) {
      socket.destroy();
      return false;
    }
    this.#owed.set(socket, owed + 1);
    response.once('close', () => this.#owed.set(socket, (this.#owed.get(socket) ?? 1) - 1));
    return true;
  }
}
