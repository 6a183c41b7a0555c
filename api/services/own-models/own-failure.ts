import { privateAddress } from '#api/services/guard/address-guard.ts';
import { WriterError } from '#api/services/writers/model/writer-errors.ts';
import type { ProblemCode } from '#shared/problem.ts';

const byStatus: Readonly<Record<number, ProblemCode>> = {
  401: 'ownKeyRefused',
  402: 'ownCreditUsed',
  404: 'ownModelUnknown',
  405: 'ownModelUnknown',
  429: 'ownProviderBusy',
};

function ofStatus(status: number): ProblemCode {
  const known = byStatus[status];
  if (known !== undefined) return known;
  if (status >= 300 && status < 400) return 'ownModelUnknown';
  return status >= 400 && status < 500 ? 'ownRequestRefused' : 'ownFailed';
}

/** Among Node's names for what became of a connection, those that speak of whom it would have been to. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_/;

/** What its owner is told of a failure of their provider: our sentence, and never a word of theirs. */
export function ownFailure(error: unknown): ProblemCode {
  if (!(error instanceof WriterError)) return 'ownFailed';
  const { kind, where } = error;
  if (kind === 'timeout' || kind === 'aborted') return 'ownTooSlow';
  if (where.status !== undefined) return ofStatus(where.status);
  if (where.connection === privateAddress) return 'ownAddressPrivate';
  if (where.connection === undefined) return 'ownFailed';
  return certificate.test(where.connection) ? 'ownCertificateWrong' : 'ownUnreachable';
}
