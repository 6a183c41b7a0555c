import { gunzipSync, unzipSync } from 'fflate';
import { unpackTar } from 'modern-tar';

/** One file of a zip or a tar.gz; undefined where there is none of that name. */
export async function unpackProgram(
  archive: Uint8Array,
  name: string,
): Promise<Uint8Array | undefined> {
  const isZip = archive[0] === 0x50 && archive[1] === 0x4b;
  if (isZip) return unzipSync(archive, { filter: (file) => file.name === name })[name];
  const entries = await unpackTar(gunzipSync(archive), { filter: (file) => file.name === name });
  return entries[0]?.data;
}
