import type { Pins } from './pins.ts';

export const litestream: Pins = {
  name: 'Litestream',
  file: 'litestream',
  givenBy: 'LITESTREAM_BIN',
  version: '0.5.18',
  releaseBase: 'https://github.com/benbjohnson/litestream/releases/download',
  archiveOf: (version, asset) => `v${version}/litestream-${version}-${asset}.tar.gz`,
  versionArguments: ['version'],
  versionIn: /^(\d\S*)$/,
  goPackage: 'github.com/benbjohnson/litestream/cmd/litestream',
  goVersionName: 'main.Version',
  // What the module names; with an older one it does not build.
  goToolchain: 'go1.26.10',
  // None whose hash more than one has seen and published: until then Go builds it from checked sources.
  releases: {},
  forks: {},
};
