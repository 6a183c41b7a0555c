import { PlainError } from '#shared/plain-error.ts';

export const advice: Record<string, string> = {
  AccessDenied: 'The keys may not do this there.',
  InvalidAccessKeyId: 'Look at BACKUP_S3_ACCESS_KEY.',
  NoSuchBucket: 'Make the bucket first.',
  NoSuchKey: 'There is no such backup.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  SignatureDoesNotMatch: 'Look at BACKUP_S3_SECRET_KEY and BACKUP_S3_REGION.',
};

export class S3Refusal extends PlainError {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || cause.name : message;
}

/** The text of an element; what S3 lists of ours needs no decoding. */
export function textsOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );
}
