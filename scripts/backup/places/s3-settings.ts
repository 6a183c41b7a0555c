import type { S3Keys } from './s3-signature.ts';

export interface S3Settings extends S3Keys {
  endpoint: string;
  bucket: string;
  /** Empty, or ending with a slash. */
  prefix: string;
}

export interface S3Patience {
  partBytes: number;
  tries: number;
  firstPauseMilliseconds: number;
  /** Until an answer begins to a call that sends something. */
  callMilliseconds: number;
  /** Until one begins to a call that only asks. */
  questionMilliseconds: number;
  /** Without a byte of the answer that has begun. */
  silenceMilliseconds: number;
}

// S3 takes parts of 5 MiB and more, and 10,000 of them.
const partBytes = 16 * 1024 * 1024;

/** For backups, which nobody waits for. */
export const patientS3: S3Patience = {
  partBytes,
  tries: 6,
  firstPauseMilliseconds: 500,
  callMilliseconds: 10 * 60_000,
  questionMilliseconds: 10_000,
  silenceMilliseconds: 60_000,
};

/** For what somebody waits for. */
export const hurriedS3: S3Patience = {
  partBytes,
  tries: 3,
  firstPauseMilliseconds: 200,
  callMilliseconds: 3_000,
  questionMilliseconds: 3_000,
  silenceMilliseconds: 3_000,
};
