import { z } from 'zod';
import { type Platform, platformIds } from '#shared/rules.ts';
import type { Share, WritingOrder } from '../writer.ts';
import { ListReader } from './answer/list-reader.ts';
import type { Breaker } from './breaker.ts';
import type { Budget } from './budget.ts';
import type { Calls } from './calls.ts';
import { dividingRequest } from './chat-request.ts';

const everywhere = 'everywhere';
/** Facts are a few words, and a topic has no more of them; whatever is longer is no list of facts. */
const fact = z.string().trim().min(1).max(400);
const list = z.object({ for: z.enum([everywhere, ...platformIds]), facts: z.array(fact).max(30) });

/** Who tells what. A platform that got nothing of its own is told what all tell, and what the others do. */
export async function divide(
  calls: Calls,
  rests: Breaker,
  order: WritingOrder,
  budget: Budget,
): Promise<ReadonlyMap<Platform, Share>> {
  const platforms = [order.platform, ...(order.others ?? [])];
  const facts = new Map<string, string[]>();
  const request = dividingRequest.bind(null, order, calls.config);
  const newReader = () => new ListReader('shares', list);
  for await (const said of calls.aside(rests, request, newReader, budget)) {
    facts.set(said.for, [...(facts.get(said.for) ?? []), ...said.facts]);
  }
  const of = (id: string) => facts.get(id) ?? [];
  // With nothing to tell apart a list would only say to leave things out.
  const gave = platforms.filter((id) => of(id).length > 0);
  if (gave.length < 2) return new Map();
  return new Map(
    gave.map((id) => {
      const told = new Set([...of(id), ...of(everywhere)]);
      const others = platforms.filter((other) => other !== id).flatMap(of);
      const elsewhere = others.filter((other) => !told.has(other));
      return [id, { here: of(id), everywhere: of(everywhere), elsewhere }];
    }),
  );
}
