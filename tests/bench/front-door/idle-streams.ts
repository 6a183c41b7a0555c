import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { startApi } from '#tests/harness/stack.ts';
import { median } from '../statistics.ts';
import { type Row, row } from '../table.ts';

const wanted = 10_000;
const atOnce = 100;

function kilobytesOf(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** A page that listens and says nothing; undefined where it was not let in. */
function openStream(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
    socket.once('close', () => resolve(undefined));
    socket.write(
      'GET /pb/api/realtime HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n',
    );
  });
}

/** Thousands of pages that are open and ask for nothing, up to what the limit of open files lets in, and beyond. */
export async function idleStreams(): Promise<Row[]> {
  const pocketbase = await startPocketbase();
  const api = await startApi(pocketbase);
  const open: Socket[] = [];
  try {
    const person = await signUp(pocketbase);
    const before = { api: kilobytesOf(api.pid), pocketbase: kilobytesOf(pocketbase.pid) };
    let refused = 0;
    for (let asked = 0; asked < wanted && refused === 0; asked += atOnce) {
      const sockets = await Promise.all(Array.from({ length: atOnce }, () => openStream(api.port)));
      for (const socket of sockets) {
        if (socket) open.push(socket);
        else refused += 1;
      }
    }
    const each = (pid: number | undefined, from: number) =>
      `${((kilobytesOf(pid) - from) / open.length).toFixed(1)} KB`;
    const rows = [
      row(`Idle streams of ${wanted} that were let in`, String(open.length), 'any'),
      row('  memory for each in the API', each(api.pid, before.api), '≤ 40 KB'),
      row('  in PocketBase', each(pocketbase.pid, before.pocketbase), 'any'),
    ];
    // Whoever is here already goes on: a page keeps its connection.
    for (const socket of open.splice(-10)) socket.destroy();
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now();
      const { status } = await ask(api.url, person.token, order());
      if (status !== 200) throw new Error(`A generation was answered with ${status}.`);
      times.push(performance.now() - began);
    }
    rows.push(row('  a generation beside them', `${median(times).toFixed(0)} ms`, 'any'));
    const told = api.output().includes('new connections are refused');
    rows.push(row('  refused, and said so in the log', `${refused}, ${told ? 'yes' : 'no'}`, ''));
    return rows;
  } finally {
    for (const socket of open) socket.destroy();
    await api.kill();
    await pocketbase.stop();
  }
}
