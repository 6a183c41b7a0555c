import type { Log } from '#api/log.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import type { Pen } from '#api/watch/happened.ts';
import type { Platform } from '#shared/rules.ts';
import type { HoldOrder } from './ledger.ts';

export interface GenerationOrder {
  hold: Pick<HoldOrder, 'userToken' | 'key' | 'bodyHash' | 'voice' | 'settings' | 'advanced'>;
  writing: Omit<WritingOrder, 'seed' | 'heard' | 'voice' | 'earlier' | 'platform'> & {
    /** One idea, written for each of them. */
    platforms: readonly [Platform, ...Platform[]];
  };
  /** The site's. */
  writer: Writer;
  log: Log;
}

/** An order with what writes it in the end. */
export interface OrderWithWriter extends GenerationOrder {
  /** The name of the user's own model, where that is it: its failures are their provider's. */
  ownModel: string;
}

/** What a writer is told of one platform of an order. */
export function writingFor(
  { platforms, ...writing }: GenerationOrder['writing'],
  platform: Platform,
): Omit<WritingOrder, 'seed' | 'voice'> {
  return { ...writing, platform };
}

export function penOf({ ownModel, writer }: Pick<OrderWithWriter, 'ownModel' | 'writer'>): Pen {
  if (ownModel !== '') return 'own';
  return writer.offline ? 'offline' : 'model';
}
