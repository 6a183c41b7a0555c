import type { Log } from '#api/log.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import type { Writer } from '#api/services/writers/writer.ts';
import type { MendAnswer as Counted } from '#shared/contracts/ledger.ts';
import type { MendAnswer, MendRequest } from '#shared/contracts/page-api.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { defaultLength, rules } from '#shared/rules.ts';
import type { Ledger } from './ledger.ts';
import { type AskToMend, repairs } from './repairs.ts';

const refusals: Record<Exclude<Counted['outcome'], 'counted'>, ProblemCode> = {
  unauthenticated: 'sessionExpired',
  mendUnknown: 'mendUnknown',
  mendsUsed: 'mendsUsed',
};

export interface MendOrder {
  userToken: string;
  /** Of the generation that the post is from. */
  key: string;
  post: MendRequest;
  writer: Writer;
  log: Log;
}

/** Somebody looks at a button, and may stop it. */
const longestWaitMs = rules.generation.mendSeconds * 1_000;

/**
 * A post that somebody looks at, mended by the model: counted first, since it is a call like any other,
 * and given back where it brought nothing.
 */
export class Mending {
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  async mend(order: MendOrder, gone: AbortSignal): Promise<Outcome<MendAnswer>> {
    const { userToken, key, writer, log } = order;
    if (!writer.mend) return refused('mendNeedsModel');
    const counted = await this.#ledger.countMend({ userToken, key });
    if (counted.outcome !== 'counted') return refused(refusals[counted.outcome]);
    const outcome = await mendBy(writer, order, counted, gone);
    log.info({ mended: outcome.ok }, 'a post asked to be mended');
    if (!outcome.ok) await this.#giveBack(counted.id, log);
    return outcome;
  }

  async #giveBack(id: string, log: Log): Promise<void> {
    try {
      await this.#ledger.returnMend(id);
    } catch (error) {
      log.warn({ error }, 'a mend that failed stays counted');
    }
  }
}

async function mendBy(
  writer: Writer,
  { key, post: { text, tone, platform } }: MendOrder,
  { topic, details, voice }: Extract<Counted, { outcome: 'counted' }>,
  gone: AbortSignal,
): Promise<Outcome<MendAnswer>> {
  const writing = {
    ...{ topic, details, tone, platform, voice, seed: key, posts: 1 },
    ...{ temperature: rules.advanced.temperature.default, length: defaultLength },
  };
  let answered = true;
  const askToMend: AskToMend = async (posts) => {
    const inTime = AbortSignal.any([gone, AbortSignal.timeout(longestWaitMs)]);
    try {
      return (await writer.mend?.(posts, writing, inTime)) ?? [];
    } catch {
      answered = false;
      return [];
    }
  };
  const mended = (await repairs([text], writing, askToMend)).get(0);
  if (mended !== undefined) return done({ text: mended });
  return refused(answered ? 'mendFailed' : 'mendUnanswered');
}
