import type { Socket } from 'node:net';
import { rules } from '#shared/rules.ts';
import { countedAs } from './counted-address.ts';

const { connections: most, windowSeconds } = rules.frontDoor;

function addressOf({ remoteAddress }: Socket): string {
  return countedAs(remoteAddress ?? '');
}

/**
 * The connections of each address. Node reads a packet of two thousand tiny requests to its end, and one
 * machine may have hundreds of those under way: the first that asks for too much closes all of them, and
 * its address is not let in again before the window ends.
 */
export class Connections {
  readonly #open = new Map<string, Set<Socket>>();
  #shut = new Set<string>();
  #ends = 0;

  admit(socket: Socket, now: number): boolean {
    const address = addressOf(socket);
    const open = this.#open.get(address) ?? new Set();
    if (this.#isShut(address, now) || open.size >= most) return false;
    this.#open.set(address, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) this.#open.delete(address);
    });
    return true;
  }

  shut(socket: Socket, now: number): void {
    const address = addressOf(socket);
    if (this.#isShut(address, now)) return;
    this.#shut.add(address);
    for (const open of this.#open.get(address) ?? []) open.destroy();
  }

  #isShut(address: string, now: number): boolean {
    if (now >= this.#ends) {
      this.#shut = new Set();
      this.#ends = now + windowSeconds * 1_000;
    }
    return this.#shut.has(address);
  }
}
