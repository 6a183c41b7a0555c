import type { Log } from '#api/log.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import type { Writer } from '#api/services/writers/writer.ts';
import type { MendAnswer as Counted } from '#shared/contracts/ledger.ts';
import type { MendAnswer, MendRequest } from '#shared/contracts/page-api.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { defaultLength, rules } from '#shared/rules.ts';
import type { Ledger } from './ledger.ts';
import { repairs } from './repairs.ts';

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

/** A post that somebody looks at, mended by the model: counted first, since it is a call like any other. */
export class Mending {
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  async mend(order: MendOrder, signal: AbortSignal): Promise<Outcome<MendAnswer>> {
    const { userToken, key, post, writer, log } = order;
    if (!writer.mend) return refused('mendNeedsModel');
    const counted = await this.#ledger.countMend({ userToken, key });
    if (counted.outcome !== 'counted') return refused(refusals[counted.outcome]);
    const { topic, details } = counted;
    const { text, tone, platform } = post;
    const writing = {
      ...{ topic, details, tone, platform, voice: null, seed: key, posts: 1 },
      ...{ temperature: rules.advanced.temperature.default, length: defaultLength },
    };
    const mended = (await repairs([text], writer, writing, 0, signal)).get(0);
    log.info({ mended: mended !== undefined }, 'a post asked to be mended');
    return mended === undefined ? refused('mendFailed') : done({ text: mended });
  }
}
