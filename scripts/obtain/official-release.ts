import { keep } from './cache.ts';
import { download } from './download.ts';
import { insistOnHash } from './fingerprint.ts';
import { programName, type Settings, target } from './settings.ts';
import { SourceFailed } from './source-failed.ts';
import { unpackProgram } from './unpack-program.ts';

export async function officialRelease(settings: Settings): Promise<string> {
  const { name, version, givenBy, releases } = settings.pins;
  const release = releases[target(settings)];
  const address = releaseAddress(settings);
  if (!release || !address) throw new SourceFailed(`none is pinned for ${target(settings)}`);
  settings.report(`Downloading ${name} ${version} from ${address}`);
  const archive = await download(address, settings);
  insistOnHash(archive, release.archive, `The file from ${address}`, givenBy);
  const file = programName(settings);
  const program = await unpackProgram(archive, file);
  if (!program) throw new SourceFailed(`the archive holds no ${file}`);
  if (release.binary) insistOnHash(program, release.binary, `${file} in ${address}`, givenBy);
  return keep('official', program, settings);
}

export function releaseAddress(settings: Settings): string | undefined {
  const { version, releases, archiveOf } = settings.pins;
  const asset = releases[target(settings)]?.asset;
  return asset && `${settings.releaseBase}/${archiveOf(version, asset)}`;
}
