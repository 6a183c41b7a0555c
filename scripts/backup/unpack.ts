import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { PlainError } from '#shared/plain-error.ts';
import { isCredentialsName, type Manifest, manifestName, manifestShape } from './manifest.ts';

const database = 'pocketbase/data.db';
const uploads = 'pocketbase/storage/';

const damaged = 'The backup is damaged or was cut off. Take an older one.';

/** What a backup may hold, whatever uploads are called, and never a way out of the folder. */
function isKnown(name: string): boolean {
  if (name === database || isCredentialsName(name)) return true;
  const ways = name.split(/[/\\]/);
  return name.startsWith(uploads) && !ways.some((way) => way === '..' || way === '');
}

/** Writes one file and answers with its SHA-256. */
async function writeEntry({ body }: ParsedTarEntry, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

function compare(manifest: Manifest, found: Map<string, string>): void {
  const names = new Set([...Object.keys(manifest.files), ...found.keys()]);
  for (const name of names) {
    if (manifest.files[name] === found.get(name)) continue;
    throw new PlainError(`${damaged} (${name} is not what was backed up.)`);
  }
}

async function unpackEntries(
  entries: AsyncIterable<ParsedTarEntry>,
  folder: string,
): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    const { name } = entry.header;
    if (name === manifestName) {
      manifest = manifestShape.parse(await new Response(entry.body as BodyInit).json());
    } else if (isKnown(name)) {
      found.set(name, await writeEntry(entry, join(folder, name)));
    } else {
      throw new PlainError(`The backup holds ${JSON.stringify(name)}, which is none of ours.`);
    }
  }
  if (manifest === undefined) throw new PlainError(damaged);
  compare(manifest, found);
  if (!found.has(database))
    throw new PlainError('The backup holds no database. Take an older one.');
  return manifest;
}

/** An error of the place that a backup is read from says nothing about the backup. */
async function* contentOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  try {
    yield* source;
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`The backup could not be read: ${(error as Error).message}. Try again.`);
  }
}

/** Unpacks a backup into the folder, and believes it only when all of it is as it was written. */
export async function unpack(content: AsyncIterable<Buffer>, folder: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  try {
    await pipeline(Readable.from(contentOf(content)), createGunzip(), async (plain) => {
      const tar = createTarDecoder({ strict: true });
      const reading = Readable.toWeb(Readable.from(plain)).pipeTo(tar.writable);
      // The same error comes out of the entries.
      reading.catch(() => undefined);
      manifest = await unpackEntries(tar.readable, folder);
    });
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) {
      throw new PlainError(`The backup could not be unpacked: ${message}.`);
    }
    throw new PlainError(`${damaged} (${message})`);
  }
  if (manifest === undefined) throw new PlainError(damaged);
  return manifest;
}
