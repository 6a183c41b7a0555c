import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  port: number;
  /** Every mail that arrived, in order. */
  mails: Email[];
  /** The next mail to that address that has not been taken yet. */
  next(address: string): Promise<Email>;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const taken = new Set<Email>();
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    ...options,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          for (const wake of waiting) wake();
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails,
    async next(address) {
      for (;;) {
        const found = mails.find(
          (mail) => !taken.has(mail) && mail.to?.some((to) => to.address === address),
        );
        if (found) {
          taken.add(found);
          return found;
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        await promise;
        waiting.delete(resolve);
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The address of the one button of a letter. */
export function linkIn(mail: Email): URL {
  const [link] = /https?:\/\/\S+/.exec(mail.text ?? '') ?? [];
  if (!link) throw new Error(`no link in the mail "${mail.subject}"`);
  return new URL(link);
}
