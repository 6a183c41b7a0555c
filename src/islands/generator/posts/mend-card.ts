import { type Outcome, refused } from '#lib/outcome.ts';
import { mendByModel } from '#lib/signs/mend.ts';
import type { Finding } from '#shared/text/tells.ts';
import { type Card, languageOf, pageOf } from './cards.ts';

export interface WayToMend {
  by: 'hand' | 'model';
  /** Where it is not all that can be mended. */
  some?: { count: number; all: number };
}

/** By hand where that does it all, else by the model; without one, what can be done by hand. */
export function wayToMend(
  findings: readonly Finding[],
  { key }: Pick<Card, 'key'>,
  hasModel: boolean,
): WayToMend | null {
  const byHand = findings.filter(({ mend }) => mend !== undefined).length;
  if (findings.length === 0) return null;
  if (byHand === findings.length) return { by: 'hand' };
  if (hasModel && key !== undefined) return { by: 'model' };
  return byHand === 0 ? null : { by: 'hand', some: { count: byHand, all: findings.length } };
}

export async function mendCard(
  { text, tone, platform, key }: Card,
  findings: readonly Finding[],
  { by }: WayToMend,
  signal: AbortSignal,
): Promise<Outcome<string>> {
  if (by === 'model' && key !== undefined) {
    const order = { text, source: pageOf(key), tone, platform, language: languageOf(key) };
    return mendByModel(order, key, signal);
  }
  // A part of the page that does not arrive.
  const parts = await Promise.all([
    import('#shared/text/mend.ts'),
    import('#shared/text/facts.ts'),
  ]).catch(() => null);
  if (parts === null) return refused('serviceUnavailable');
  const [{ mendByHand }, { keepsFacts }] = parts;
  const mended = mendByHand(text, findings);
  const isWhole = mended !== '' && mended !== text && keepsFacts(text, mended);
  return isWhole ? { ok: true, value: mended } : refused('mendFailed');
}
