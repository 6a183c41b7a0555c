import type { Listener } from '#lib/generate/generate.ts';
import type { Platform, Tone } from '#shared/rules.ts';
import { $run } from '../run-state.ts';
import { addCard, newestCards, noteOfNewest, replaceCard } from './cards.ts';
import { soFar } from './so-far.ts';

interface Order {
  tone: Tone;
  platform: Platform;
  ordered: number;
  /** Posts that are there already, and may be given again. */
  there: number;
}

/** Often enough to know that it goes on, and no more. */
const secondsBetweenWords = 30;

/** Puts what arrives where it belongs, as long as anybody waits for it. */
export function placing(
  { tone, platform, ordered, there }: Order,
  isWanted: () => boolean,
): Omit<Listener, 'signal'> {
  const cards = new Map<number, string>();
  let told = 0;
  return {
    onPost({ index, text, first }, asked) {
      // A try that was cut short may have shown it too.
      const known =
        index < there || (there > 0 && newestCards().some((card) => card.text === text));
      if (!isWanted() || known) return;
      const id = addCard({ text, platform, tone, first, key: asked.key });
      if (id) cards.set(index, id);
      const count = newestCards().length;
      // Whatever ends it before its last word, a reload too: what was shown is charged, and its rest is free.
      const isShort = count < ordered;
      const missing = isShort ? { posts: count, ordered, doubted: false, asked } : undefined;
      noteOfNewest({ missing });
      const awaited = Math.max(0, ordered - count);
      $run.set({ ...$run.get(), awaited, announcement: `Post ${count} is ready.` });
    },
    onReplace({ index, text }) {
      const id = cards.get(index);
      if (isWanted() && id) replaceCard(id, text);
    },
    onProgress(progress) {
      if (!isWanted()) return;
      const due = progress.seconds - told >= secondsBetweenWords;
      if (due) told = progress.seconds;
      $run.set({ ...$run.get(), progress, ...(due && { announcement: soFar(progress) }) });
    },
  };
}
