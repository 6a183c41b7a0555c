import { commandOutput } from './command-output.ts';
import type { Settings } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

/** PocketBase answers with the name of its own file, which may be any, then "version" and a number. */
export async function insistOnVersion(path: string, settings: Settings): Promise<void> {
  const wanted = settings.pins.version;
  const answer = await commandOutput(path, ['--version'], { env: settings.env, limitMs: 15_000 });
  const got = / version (\S+)$/.exec(answer)?.[1];
  if (got === wanted) return;
  throw new SourceFailed(
    got
      ? `it is version ${got}, and Postquill needs ${wanted}`
      : `it does not answer --version as PocketBase does ("${answer.split('\n')[0]?.slice(0, 80)}")`,
  );
}
