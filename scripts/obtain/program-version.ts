import { commandOutput } from './command-output.ts';
import type { Settings } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

export async function insistOnVersion(path: string, settings: Settings): Promise<void> {
  const { name, version: wanted, versionArguments, versionIn } = settings.pins;
  const answer = await commandOutput(path, versionArguments, {
    env: settings.env,
    limitMs: 15_000,
  });
  const got = versionIn.exec(answer)?.[1];
  if (got === wanted) return;
  throw new SourceFailed(
    got
      ? `it is version ${got}, and Postquill needs ${wanted}`
      : `it does not answer ${versionArguments.join(' ')} as ${name} does ("${answer.split('\n')[0]?.slice(0, 80)}")`,
  );
}
