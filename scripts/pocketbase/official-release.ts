import { unzipSync } from 'fflate';
import { keep } from './cache.ts';
import { download } from './download.ts';
import { insistOnHash } from './fingerprint.ts';
import { programName, type Settings, target } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

export async function officialRelease(settings: Settings): Promise<string> {
  const release = settings.pins.releases[target(settings)];
  const address = releaseAddress(settings);
  if (!release || !address) throw new SourceFailed(`none is pinned for ${target(settings)}`);
  settings.report(`Downloading PocketBase ${settings.pins.version} from ${address}`);
  const zip = await download(address, settings);
  insistOnHash(zip, release.zip, `The file from ${address}`);
  const name = programName(settings);
  const program = unzipSync(zip, { filter: (file) => file.name === name })[name];
  if (!program) throw new SourceFailed(`the zip holds no ${name}`);
  if (release.binary) insistOnHash(program, release.binary, `${name} in ${address}`);
  return keep('official', program, settings);
}

export function releaseAddress(settings: Settings): string | undefined {
  const { version, releases } = settings.pins;
  const asset = releases[target(settings)]?.asset;
  return asset && `${settings.releaseBase}/v${version}/pocketbase_${version}_${asset}.zip`;
}
