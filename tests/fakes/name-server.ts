import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export const families = { 1: 'A', 28: 'AAAA' } as const;
export type Family = (typeof families)[keyof typeof families];

export interface NameServer {
  /** As a resolver is told it. */
  address: string;
  close(): void;
}

/** A question holds one name; what is answered points at it. */
function answerTo(query: Buffer, rdata: Buffer): Buffer {
  const head = Buffer.from([0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
  const nameEnd = query.indexOf(0, 12) + 1;
  const question = query.subarray(12, nameEnd + 4);
  const type = query.subarray(nameEnd, nameEnd + 2);
  const rest = Buffer.from([0, 1, 0, 0, 0, 60, 0, rdata.length]);
  return Buffer.concat([
    query.subarray(0, 2),
    head,
    question,
    Buffer.from([0xc0, 12]),
    type,
    rest,
    rdata,
  ]);
}

/** A name server that answers each family with the bytes of one address, when it is told to; else never. */
export async function startNameServer(
  answer: (family: Family) => Promise<Buffer>,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', async (query, { port, address }) => {
    const type = query.readUInt16BE(query.indexOf(0, 12) + 1);
    const rdata = await answer(families[type as keyof typeof families]);
    socket.send(answerTo(query, rdata), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() };
}
