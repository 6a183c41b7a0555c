import { type Log, messageOf } from '#api/log.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import type { ChosenOwnModels } from '#api/services/own-models/choose-own-models.ts';
import { ownFailure } from '#api/services/own-models/own-failure.ts';
import { typedLanguage } from '#api/services/writers/given.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import type { MendAnswer as Counted } from '#shared/contracts/ledger/mends.ts';
import type { MendAnswer, MendRequest } from '#shared/contracts/page-mend.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { defaultLength, rules } from '#shared/rules.ts';
import type { Ledger } from './ledger.ts';
import { type AskToMend, repairs, voiceReading } from './repairs.ts';

const refusals: Record<Exclude<Counted['outcome'], 'counted'>, ProblemCode> = {
  unauthenticated: 'sessionExpired',
  mendUnknown: 'mendUnknown',
  mendsUsed: 'mendsUsed',
  mendNeedsModel: 'mendNeedsModel',
  ownModelGone: 'ownModelGone',
};

export interface MendOrder {
  userToken: string;
  /** Of the generation that the post is from. */
  key: string;
  post: Omit<MendRequest, 'mastodonServer'> & Pick<WritingOrder, 'limits'>;
  /** The site's. */
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
  readonly #own: ChosenOwnModels | null;

  constructor(ledger: Ledger, own: ChosenOwnModels | null) {
    this.#ledger = ledger;
    this.#own = own;
  }

  async mend(order: MendOrder, gone: AbortSignal): Promise<Outcome<MendAnswer>> {
    const { userToken, key, log } = order;
    const siteMends = order.writer.mend !== undefined;
    const ownModels = this.#own !== null;
    if (!siteMends && !ownModels) return refused('mendNeedsModel');
    const counted = await this.#ledger.countMend({ userToken, key, ownModels, siteMends });
    if (counted.outcome !== 'counted') return refused(refusals[counted.outcome]);
    const { own } = counted;
    const writer = own && this.#own ? this.#own.writers.writerFor(own) : done(order.writer);
    const outcome = writer.ok ? await mendBy(writer.value, order, counted, gone) : writer;
    log.info({ mended: outcome.ok }, 'a post asked to be mended');
    if (!outcome.ok) await this.#giveBack(counted.id, log);
    return outcome;
  }

  async #giveBack(id: string, log: Log): Promise<void> {
    try {
      await this.#ledger.returnMend(id);
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'a mend that failed stays counted');
    }
  }
}

async function mendBy(
  writer: Writer,
  { key, post: { text, source, tone, platform, limits, language } }: MendOrder,
  { topic, details, voice, own }: Extract<Counted, { outcome: 'counted' }>,
  gone: AbortSignal,
): Promise<Outcome<MendAnswer>> {
  const writing = {
    ...{ topic, details, tone, platform, limits, voice, seed: key, posts: 1 },
    ...{ temperature: rules.advanced.temperature.default, length: defaultLength },
    ...(source && { source: { ...source, credited: false } }),
  };
  const likely = language ?? typedLanguage(writing);
  const reading = { ...voiceReading(voice), likely };
  let failure: ProblemCode = 'mendFailed';
  const askToMend: AskToMend = async (posts) => {
    const inTime = AbortSignal.any([gone, AbortSignal.timeout(longestWaitMs)]);
    try {
      return (await writer.mend?.(posts, writing, inTime)) ?? [];
    } catch (error) {
      failure = own === null ? 'mendUnanswered' : ownFailure(error);
      return [];
    }
  };
  const mended = (await repairs([text], writing, reading, askToMend)).get(0);
  if (mended !== undefined) return done({ text: mended });
  return refused(failure);
}
