import { join } from 'node:path';
import { type Settings, target } from './settings.ts';

export type Origin = 'official' | 'built' | 'fork';

export function shelfOf(origin: Origin, settings: Settings) {
  const { file, version, goToolchain, releases, forks } = settings.pins;
  const release = releases[target(settings)];
  const fork = forks[target(settings)];
  const root = join(settings.cacheDir, `${file}-${version}-${target(settings)}`);
  if (origin === 'built') return { path: join(root, `built-${goToolchain}`), onlyHash: undefined };
  if (origin === 'fork') return fork && { path: join(root, 'fork-npm'), onlyHash: fork.binary };
  return (
    release && {
      path: join(root, `official-${release.archive.slice(0, 12)}`),
      onlyHash: release.binary,
    }
  );
}
