import { z } from 'zod';
import { type Platform, platformIds } from '#shared/rules.ts';
import type { Share, WritingOrder } from '../writer.ts';
import { ListReader } from './answer/list-reader.ts';
import type { Breaker } from './breaker.ts';
import type { Budget } from './budget.ts';
import type { Calls } from './calls.ts';
import { dividingRequest } from './chat-request.ts';

/** A note is a sentence; whatever is longer is none. */
const note = z.string().trim().min(1).max(400);
const list = z.object({ for: z.enum(platformIds), notes: z.array(note).max(30) });

/** Who tells what. A platform that got no notes is told what it is for, and what the others do. */
export async function divide(
  calls: Calls,
  rests: Breaker,
  order: WritingOrder,
  budget: Budget,
): Promise<ReadonlyMap<Platform, Share>> {
  const platforms = [order.platform, ...(order.others ?? [])];
  const notes = new Map<Platform, string[]>();
  const request = dividingRequest.bind(null, order, calls.config);
  const newReader = () => new ListReader('shares', list);
  for await (const said of calls.aside(rests, request, newReader, budget)) {
    notes.set(said.for, [...(notes.get(said.for) ?? []), ...said.notes]);
  }
  const of = (id: Platform) => notes.get(id) ?? [];
  // With nothing to tell apart a list would only say to leave things out.
  const gave = platforms.filter((id) => of(id).length > 0);
  if (gave.length < 2) return new Map();
  return new Map(
    gave.map((id) => {
      const others = platforms.filter((other) => other !== id).flatMap(of);
      const elsewhere = others.filter((other) => !of(id).includes(other));
      return [id, { here: of(id), elsewhere }];
    }),
  );
}
