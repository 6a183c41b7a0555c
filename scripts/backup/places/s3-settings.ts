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
  /** Until an answer begins. */
  callMilliseconds: number;
  /** Without a byte of the answer that has begun. */
  silenceMilliseconds: number;
}

// S3 takes parts of 5 MiB and more, and 10,000 of them.
export const ordinary: S3Patience = {
  partBytes: 16 * 1024 * 1024,
  tries: 6,
  firstPauseMilliseconds: 500,
  callMilliseconds: 10 * 60_000,
  silenceMilliseconds: 60_000,
};
