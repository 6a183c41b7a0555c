import { createServer } from 'node:net';
import { PlainError } from '#shared/plain-error.ts';

export interface PortProblem {
  inUse: boolean;
  says: string;
}

/** Where the machine itself lacks the address, no other port would help. */
function isAddressMissing({ code, syscall }: NodeJS.ErrnoException): boolean {
  return syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

/** Why nothing could listen there; undefined where something could. */
export function portProblem(
  host: string,
  port: number,
  variable: string,
): Promise<PortProblem | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      const reason = inUse ? 'is in use' : `cannot be used (${error.code})`;
      const says = isAddressMissing(error)
        ? `This machine has no address ${host} (${error.code}).`
        : `Port ${port} ${reason}. Set ${variable} to another port.`;
      resolve({ inUse, says });
    });
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** Asked before anything starts, so that a taken port is one sentence and not half a start. */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  const problem = await portProblem(host, port, variable);
  if (problem) throw new PlainError(problem.says);
}
