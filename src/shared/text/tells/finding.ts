import type { Tier } from './language-rules.ts';

/** A sign of a machine: a habit that readers know from generated texts. It proves nothing about a text. */
export interface Finding {
  start: number;
  end: number;
  tier: Tier;
  id: string;
  /** In plain words, for the author. */
  reason: string;
  /** What may replace it without a second thought. */
  mend?: string;
}
