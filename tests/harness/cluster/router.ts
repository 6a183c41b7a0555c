import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ClusterRouter {
  port: number;
  /** The port of the node that leads, once there is one. */
  leader(): Promise<number>;
  stop(): Promise<void>;
}

const none = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

async function leads(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/cluster/leads`, {
      signal: AbortSignal.timeout(1_000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** What deploy/cluster/haproxy.cfg does: asks each node again and again, and sends all to the one that leads. */
export async function startClusterRouter(nodes: number[]): Promise<ClusterRouter> {
  /** With the node that each leads to; none while nobody leads. */
  const open = new Map<Socket, number | undefined>();
  const leading = new Set<number>();
  let stopped = false;

  async function watch(node: number): Promise<void> {
    let refusals = 0;
    while (!stopped) {
      refusals = (await leads(node)) ? 0 : refusals + 1;
      if (refusals === 0) leading.add(node);
      else if (refusals > 1 && leading.delete(node)) {
        for (const [socket, to] of open) if (to === node) socket.destroy();
      }
      await sleep(refusals === 0 ? 500 : 200, undefined, { ref: false });
    }
  }

  const server = createServer({ allowHalfOpen: false }, (client) => {
    const [node] = leading;
    open.set(client, node);
    client.on('error', () => client.destroy());
    client.on('close', () => open.delete(client));
    if (node === undefined) {
      client.end(none);
      return;
    }
    const upstream = connect(node, '127.0.0.1');
    let reached = false;
    upstream.on('connect', () => {
      reached = true;
    });
    // What met a refused connection was never delivered; what broke off later has no answer.
    upstream.on('error', () => void (reached ? client.destroy() : client.end(none)));
    upstream.on('close', () => client.destroySoon());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const node of nodes) void watch(node);
  return {
    port: (server.address() as AddressInfo).port,
    async leader() {
      for (;;) {
        const [node] = leading;
        if (node !== undefined) return node;
        await sleep(20);
      }
    },
    async stop() {
      stopped = true;
      for (const socket of open.keys()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
