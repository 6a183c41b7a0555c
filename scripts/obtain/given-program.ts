import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PlainError } from '#shared/plain-error.ts';
import { insistOnVersion } from './program-version.ts';
import type { Settings } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

/** Who names a program means that one: if it cannot serve, nothing else is quietly put in its place. */
export async function givenProgram(settings: Settings): Promise<string | undefined> {
  const { name, givenBy, version } = settings.pins;
  const given = settings.env[givenBy];
  if (!given) return undefined;
  const path = resolve(given);
  try {
    await insistOnExecutable(path);
    await insistOnVersion(path, settings);
  } catch (error) {
    if (!(error instanceof SourceFailed)) throw error;
    throw new PlainError(
      `${givenBy} is set to ${path}, but that cannot be used: ${error.message}.\nPoint it at a ${name} ${version} binary, or unset it and one will be fetched.`,
    );
  }
  return path;
}

async function insistOnExecutable(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new SourceFailed('there is no such file');
  if (!found.isFile()) throw new SourceFailed('it is not a file');
  await access(path, constants.X_OK).catch(() => {
    throw new SourceFailed('it is not executable');
  });
}
