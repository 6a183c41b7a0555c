import type { Listener } from '#lib/generate/generation-end.ts';
import type { Missing } from '#lib/generate/kept-set.ts';
import { t } from '#shared/language/t.ts';
import { type Platform, rules, type Tone } from '#shared/rules.ts';
import { $run } from '../run-state.ts';
import { addCard, cardsFor, newestCards, newestSet, noteOfNewest, replaceCard } from './cards.ts';
import { soFar } from './so-far.ts';

interface Order {
  tone: Tone;
  /** What is written now. */
  platforms: readonly Platform[];
  /** How many posts, of each platform. */
  ordered: number;
  /** Posts that are there already, and may be given again. */
  there: number;
}

/** Often enough to know that it goes on, and no more. */
const secondsBetweenWords = 30;

/** Puts what arrives where it belongs, as long as anybody waits for it. */
export function placing(
  { tone, platforms, ordered, there }: Order,
  isWanted: () => boolean,
): Omit<Listener, 'signal'> {
  const cards = new Map<number, string>();
  let told = 0;
  const countOf = (platform: Platform) => {
    const set = newestSet();
    return set ? cardsFor(platform, set).length : 0;
  };
  const stillMissing = (): Missing[] => {
    const earlier = newestSet()?.missing ?? [];
    const others = earlier.filter((missing) => !platforms.includes(missing.platform));
    const short = platforms.filter((platform) => countOf(platform) < ordered);
    const missing = short.map((platform) => ({
      ...{ platform, posts: countOf(platform), ordered, doubted: false, rest: true },
      cutShort: true as const,
    }));
    return [...others, ...missing];
  };
  const saying = (platform: Platform) => {
    const several = (newestSet()?.platforms.length ?? 1) > 1;
    const number = countOf(platform);
    return several
      ? t('Post {number} for {platform} is ready.', {
          number,
          platform: rules.platforms[platform].name,
        })
      : t('Post {number} is ready.', { number });
  };
  return {
    onPost({ index, text, platform, first }, asked) {
      // A try that was cut short may have shown it too.
      const known =
        index < there ||
        (there > 0 &&
          newestCards().some((card) => card.text === text && card.platform === platform));
      if (!isWanted() || known) return;
      const id = addCard({ text, platform, tone, first, key: asked.key });
      if (id) cards.set(index, id);
      // Whatever ends it before its last word, a reload too: what was shown is charged, and its rest is free.
      noteOfNewest({ missing: stillMissing(), asked });
      const awaited = Math.max(0, $run.get().awaited - 1);
      $run.set({ ...$run.get(), awaited, announcement: saying(platform) });
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
