import { type Plan, type SeenRequest, says, saysPosts } from './plans.ts';

export interface ShownDraft {
  number: number;
  text: string;
  signs: string[];
  unknown: string[];
}

/** What a request asks for, read from its messages as a model would read them. */
export interface Commission {
  kind: 'drafts' | 'verdict' | 'proof' | 'division';
  /** How many were asked for at most. */
  count: number;
  drafts: ShownDraft[];
  earlier: string[];
  /** What its platform tells, where an idea was divided among several. */
  share: Record<'here' | 'everywhere' | 'elsewhere', string[]> | null;
  /** What is to be read once more. */
  posts: { post: number; text: string }[];
  instructions: string;
  seen: SeenRequest;
}

interface Message {
  content: string;
}

function fenced(text: string, tag: string): unknown {
  return JSON.parse(new RegExp(`<${tag}>\n(.*)\n</${tag}>`).exec(text)?.[1] ?? 'null');
}

function fencedIn<Item>(text: string, tag: string): Item[] {
  return (fenced(text, tag) ?? []) as Item[];
}

function kindOf(asked: string, schema: string): Commission['kind'] {
  if (asked.includes('<drafts>')) return 'verdict';
  if (asked.includes('<posts>')) return 'proof';
  return schema.includes('"shares"') ? 'division' : 'drafts';
}

function commissionOf(seen: SeenRequest): Commission {
  const [system, user] = seen.body.messages as [Message, Message];
  const drafts = fencedIn<ShownDraft>(user.content, 'drafts');
  const posts = fencedIn<{ post: number; text: string }>(user.content, 'posts');
  const schema = JSON.stringify(seen.body.response_format ?? '');
  return {
    kind: kindOf(user.content, schema),
    count: Number(/"maxItems":(\d+)/.exec(schema)?.[1]),
    drafts,
    earlier: fencedIn<string>(user.content, 'earlier'),
    share: fenced(user.content, 'share') as Commission['share'],
    posts,
    instructions: system.content,
    seen,
  };
}

export interface Newsroom {
  plan: Plan;
  commissions: Commission[];
}

/** Calls that come side by side, in any order: each gets what fits what it asks for. */
export function newsroom(
  writes: (commission: Commission, at: number) => Plan,
  chooses: (commission: Commission, at: number) => Plan,
  reads: (commission: Commission) => Plan = () => says('{"changes": []}'),
  divides: (commission: Commission) => Plan = () => says('{"shares": []}'),
): Newsroom {
  const commissions: Commission[] = [];
  const count = { drafts: 0, verdict: 0, proof: 0, division: 0 };
  return {
    commissions,
    plan: (seen) => {
      const commission = commissionOf(seen);
      commissions.push(commission);
      const at = count[commission.kind];
      count[commission.kind] += 1;
      const answers = { drafts: writes, verdict: chooses, proof: reads, division: divides };
      return answers[commission.kind](commission, at)(seen);
    },
  };
}

/** Drafts that tell which call they are from: "Draft 3b of the day." */
export function numbered({ count }: Commission, at: number): Plan {
  const letters = Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));
  return saysPosts(letters.map((letter) => `draft ${at}${letter} of the day.`));
}

/** Chooses the drafts whose text holds one of these, in this order. */
export function choosing(...wanted: string[]): (commission: Commission) => Plan {
  return ({ drafts, count }) => {
    const chosen = wanted.flatMap((part) =>
      drafts.filter(({ text }) => text.includes(part)).map(({ number }) => number),
    );
    return says(JSON.stringify({ chosen: chosen.slice(0, count) }));
  };
}
