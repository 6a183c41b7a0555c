import { endWithUs } from '#scripts/command/end-with-us.ts';
import { PlainError } from '#shared/plain-error.ts';
import type { SftpSettings } from './address.ts';
import { kinds, number, Reading } from './packets.ts';
import { meaningOf, type Ssh, startSsh, withoutSsh } from './ssh.ts';

export interface SftpPatience {
  connectMilliseconds: number;
  /** Without a byte from the host while something is asked of it. */
  silenceMilliseconds: number;
}

/** For backups, which nobody waits for. */
export const patientSftp: SftpPatience = {
  connectMilliseconds: 30_000,
  silenceMilliseconds: 60_000,
};
/** For questions that somebody waits for. */
export const hurriedSftp: SftpPatience = {
  connectMilliseconds: 10_000,
  silenceMilliseconds: 5_000,
};

/** There is no connection, or not any more; what was under way may have been done. */
export class Gone extends PlainError {}

export interface Answer {
  kind: number;
  reading: Reading;
}

/** Of a write, a listing and everything else; a longer one is no SFTP. */
const longestPacket = 1024 * 1024;
const longestComplaint = 4096;

/** One connection, on which many things are asked at once. It keeps no process alive on which nobody waits for it. */
export class SftpConnection {
  readonly extensions = new Set<string>();
  readonly #settings: SftpSettings;
  readonly #ssh: Ssh;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #patienceMilliseconds: number;
  #late: NodeJS.Timeout | undefined;
  #number = 0;
  #rest = Buffer.alloc(0);
  #complaint = '';
  #gone: Gone | undefined;

  private constructor(ssh: Ssh, settings: SftpSettings, milliseconds: number) {
    this.#ssh = ssh;
    this.#settings = settings;
    this.#patienceMilliseconds = milliseconds;
    ssh.stdout.on('data', (chunk: Buffer) => this.#hear(chunk));
    ssh.stderr.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk).slice(-longestComplaint);
    });
    // Its end says why.
    ssh.stdin.on('error', () => undefined);
    ssh.on('error', () => this.#end(withoutSsh));
    ssh.on('close', () => this.#end(meaningOf(this.#complaint, settings)));
    endWithUs(ssh);
  }

  static async open(settings: SftpSettings, patience: SftpPatience): Promise<SftpConnection> {
    const { connectMilliseconds, silenceMilliseconds } = patience;
    const { child, forget } = startSsh(settings, Math.ceil(connectMilliseconds / 1_000));
    const connection = new SftpConnection(child, settings, connectMilliseconds);
    try {
      const { kind, reading } = await connection.#send(kinds.init, 0, number(3));
      if (kind !== kinds.version) connection.#end(`${settings.host} offers no SFTP.`);
      while (!reading.isOver) {
        connection.extensions.add(reading.text());
        reading.bytes();
      }
    } finally {
      forget();
    }
    connection.#patienceMilliseconds = silenceMilliseconds;
    return connection;
  }

  get isGone(): boolean {
    return this.#gone !== undefined;
  }

  request(kind: number, ...parts: Buffer[]): Promise<Answer> {
    this.#number = (this.#number % 0xffffffff) + 1;
    return this.#send(kind, this.#number, number(this.#number), ...parts);
  }

  #send(kind: number, id: number, ...parts: Buffer[]): Promise<Answer> {
    if (this.#gone) return Promise.reject(this.#gone);
    const body = Buffer.concat(parts);
    const waiter = Promise.withResolvers<Answer>();
    // Many are under way at once, and whoever asked for them hears of the first that failed.
    waiter.promise.catch(() => undefined);
    this.#waiting.set(id, waiter);
    if (this.#waiting.size === 1) this.#attend();
    this.#ssh.stdin.write(Buffer.concat([number(body.length + 1), Buffer.from([kind]), body]));
    return waiter.promise;
  }

  /** While somebody waits the process lives on, and the host has to say something. */
  #attend(): void {
    clearTimeout(this.#late);
    const { stdin, stdout, stderr } = this.#ssh;
    const all = [this.#ssh, stdin, stdout, stderr] as unknown as NodeJS.Timeout[];
    if (this.#waiting.size === 0 || this.#gone) {
      for (const each of all) each.unref();
      return;
    }
    for (const each of all) each.ref();
    const seconds = this.#patienceMilliseconds / 1_000;
    this.#late = setTimeout(
      () => this.#end(`${this.#settings.where} did not answer for ${seconds} seconds.`),
      this.#patienceMilliseconds,
    );
  }

  #hear(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (this.#rest.length >= 5) {
      const length = this.#rest.readUInt32BE();
      if (length < 1 || length > longestPacket) {
        this.#end(
          `${this.#settings.host} answers with something that is no SFTP: does the login there print a text?`,
        );
        return;
      }
      if (this.#rest.length < 4 + length) break;
      const kind = this.#rest.readUInt8(4);
      const reading = new Reading(this.#rest.subarray(5, 4 + length));
      this.#rest = this.#rest.subarray(4 + length);
      const id = reading.number();
      // The first answer has the version in its place.
      const asked = kind === kinds.version ? 0 : id;
      this.#waiting.get(asked)?.resolve({ kind, reading });
      this.#waiting.delete(asked);
    }
    this.#attend();
  }

  #end(reason: string): void {
    if (this.#gone) return;
    this.#gone = new Gone(reason);
    for (const waiter of this.#waiting.values()) waiter.reject(this.#gone);
    this.#waiting.clear();
    this.#attend();
    this.#ssh.kill('SIGKILL');
  }
}
