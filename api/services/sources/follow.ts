import type { IncomingMessage } from 'node:http';
import { type AddressGuard, privateAddress } from '#api/services/guard/address-guard.ts';
import { type Outcome, type Refused, refused } from '#api/services/outcome.ts';
import { rules } from '#shared/rules.ts';
import { type AdmittedPage, admitPage } from './admit-page.ts';
import { isOurMistake } from './our-mistake.ts';
import { PageTooLarge } from './page-body.ts';
import { requestPage } from './request-page.ts';

const { redirects } = rules.source;
const redirecting = new Set([301, 302, 303, 307, 308]);
const closedStatuses = new Set([401, 402, 403, 407]);
const goneStatuses = new Set([404, 410]);

/** What is asked of the address that a user names. */
export interface Errand<Value> {
  accept: string;
  seconds: number;
  /** Whether whoever is asked there wants to be. */
  mayAsk?(page: AdmittedPage, signal: AbortSignal): Promise<boolean>;
  /** What is taken of the answer that leads nowhere else. */
  take(url: URL, incoming: IncomingMessage): Promise<Outcome<Value>>;
}

function ofStatus(status: number): Refused {
  if (closedStatuses.has(status)) return refused('sourceClosed');
  return refused(goneStatuses.has(status) ? 'sourceMissing' : 'sourceFailed');
}

function failure(error: unknown, clock: AbortSignal): Refused {
  if (error instanceof PageTooLarge) return refused('sourceTooLarge');
  if (clock.aborted) return refused('sourceTooSlow');
  if (isOurMistake(error)) throw error;
  const { code } = error as NodeJS.ErrnoException;
  return refused(code === privateAddress ? 'sourcePrivate' : 'sourceUnreachable');
}

/** What is wrong with an address that a page leads to is not for whoever typed another one to mend. */
function ledTo(admitted: Outcome<AdmittedPage>): Outcome<AdmittedPage> {
  const isWrong = !admitted.ok && admitted.code === 'sourceAddressWrong';
  return isWrong ? refused('sourceFailed') : admitted;
}

/** What stands at an address that a user names, each hop admitted as the first was, all within one clock. */
export async function follow<Value>(
  guard: AddressGuard,
  address: string,
  { accept, seconds, mayAsk, take }: Errand<Value>,
  gone: AbortSignal,
): Promise<Outcome<Value>> {
  const clock = AbortSignal.timeout(seconds * 1_000);
  const signal = AbortSignal.any([clock, gone]);
  let admitted: Outcome<AdmittedPage> = admitPage(guard, address);
  try {
    for (let hop = 0; hop <= redirects && admitted.ok; hop += 1) {
      const { url } = admitted.value;
      if (mayAsk && !(await mayAsk(admitted.value, signal))) return refused('sourceReserved');
      const incoming = await requestPage(admitted.value, signal, accept);
      try {
        const { statusCode = 0, headers } = incoming;
        if (statusCode === 200) return await take(url, incoming);
        if (!redirecting.has(statusCode)) return ofStatus(statusCode);
        if (headers.location === undefined) return refused('sourceFailed');
        admitted = ledTo(admitPage(guard, headers.location, url));
      } finally {
        incoming.destroy();
      }
    }
  } catch (error) {
    return failure(error, clock);
  }
  return admitted.ok ? refused('sourceFailed') : admitted;
}
