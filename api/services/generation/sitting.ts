import type { Held } from '#shared/contracts/ledger/hold.ts';
import type { Reopened } from '#shared/contracts/ledger/rest.ts';
import type { RenewAnswer } from '#shared/contracts/ledger/settle.ts';
import type { GenerateAnswer, GeneratedPost } from '#shared/contracts/page-api.ts';
import type { VoiceBrief } from '#shared/contracts/voices.ts';
import type { Plan, Platform } from '#shared/rules.ts';
import type { Ledger } from './ledger.ts';

/** What one run writes for, and where its posts go: a hold, or the rest of a generation that lacks some. */
export interface Sitting {
  seed: string;
  plan: Plan;
  left: number | null;
  voice: VoiceBrief | null;
  /** What is there already. */
  earlier: readonly GeneratedPost[];
  /** What it is written for. */
  platforms: readonly Platform[];
  /** The platforms whose missing posts may be asked for afterwards. */
  rest: readonly string[];
  /** Its writer is still at work. */
  renew(): Promise<RenewAnswer>;
  keep(result: string): Promise<{ left: number | null } | 'lost'>;
  /** Nothing was shown. `begun`: a writer was asked all the same. */
  drop(begun: boolean): Promise<unknown>;
}

export function postsOf(result: string): GeneratedPost[] {
  return (JSON.parse(result) as GenerateAnswer).posts;
}

/** Those of one platform of an order; results of before name none, and are its first platform's. */
export function postsFor(
  platform: Platform,
  posts: readonly GeneratedPost[],
  [first]: readonly Platform[],
): GeneratedPost[] {
  return posts.filter((post) => (post.platform ?? first) === platform);
}

export function resultOf(posts: readonly GeneratedPost[]): string {
  return JSON.stringify({ posts: [...posts] } satisfies GenerateAnswer);
}

export function firstSitting(
  ledger: Ledger,
  { id, ...held }: Held,
  key: string,
  platforms: readonly Platform[],
): Sitting {
  return {
    ...held,
    seed: key,
    earlier: [],
    platforms,
    rest: platforms,
    renew: () => ledger.renew({ id, attempt: null }),
    async keep(result) {
      const answer = await ledger.commit(id, result);
      return answer.outcome === 'lost' ? 'lost' : answer;
    },
    drop: (begun) => ledger.release(id, begun),
  };
}

export function restSitting(
  ledger: Ledger,
  { id, attempt, result: before, ...reopened }: Reopened,
  key: string,
  platform: Platform,
): Sitting {
  return {
    ...reopened,
    // A writer with the same seed would write the same again.
    seed: `${key} ${attempt}`,
    earlier: postsOf(before),
    platforms: [platform],
    renew: () => ledger.renew({ id, attempt }),
    async keep(result) {
      const answer = await ledger.complete({ id, attempt, platform, result, begun: true });
      return answer.outcome === 'lost' ? 'lost' : answer;
    },
    drop: (begun) => ledger.complete({ id, attempt, platform, result: '', begun }),
  };
}
