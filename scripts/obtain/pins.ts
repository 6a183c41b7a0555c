interface Release {
  /** The platform's name in the file names of the official releases. */
  asset: string;
  /** SHA-256 of the archive. */
  archive: string;
  /** SHA-256 of the program inside, where somebody has unpacked it and looked. */
  binary?: string;
}

interface Fork {
  npmPackage: string;
  binary: string;
}

/** A program of somebody else's, of one version, and where it is to be had. */
export interface Pins {
  /** As its makers write it. */
  name: string;
  /** Of the program in the archive. */
  file: string;
  /** The variable by which an operator gives a program of their own. */
  givenBy: string;
  version: string;
  releaseBase: string;
  /** The end of an archive's address, from a release's asset. */
  archiveOf(version: string, asset: string): string;
  /** How it is asked for its version, and where in the answer that stands. */
  versionArguments: string[];
  versionIn: RegExp;
  goPackage: string;
  /** The variable in its sources that holds the version. */
  goVersionName: string;
  goToolchain: string;
  /** Keyed by Node's platform and architecture. */
  releases: Record<string, Release>;
  /** Third-party builds on npm. One without a known hash has no place here. */
  forks: Record<string, Fork>;
}
