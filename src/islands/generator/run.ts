import { beginClick, endClick } from '#lib/generate/click-key.ts';
import { generate, generateRest } from '#lib/generate/generate.ts';
import type { GenerationEnd, Listener } from '#lib/generate/generation-end.ts';
import { noteGenerationsLeft } from '#lib/session/allowance.ts';
import { $departure, $premium } from '#lib/session/state.ts';
import { liveToken } from '#lib/session/stored.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import { clearToast, toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { askFirst } from './ask-first.ts';
import { conclude } from './ends/conclude.ts';
import { isAnswered, notYet } from './ends/is-answered.ts';
import { $form } from './form-state.ts';
import { orderOf } from './order.ts';
import {
  beginSet,
  cardsFor,
  dropEmptySet,
  newestCards,
  newestSet,
  noteOfNewest,
} from './posts/cards.ts';
import { placing } from './posts/placing.ts';
import { whileWriting } from './posts/written-elsewhere.ts';
import { $run, rest } from './run-state.ts';
import { showGroup, showPosts, showRun } from './show-run.ts';
import { $reading } from './source/reading-state.ts';
import { refuseSource } from './source/refuse-source.ts';
import { sourceProblem } from './source/source-problem.ts';

let stopping: AbortController | null = null;

$departure.listen((reason) => {
  if (reason !== 'logout') return;
  stopping?.abort();
  stopping = null;
  $run.set(rest);
});

export function stopGenerating(): void {
  stopping?.abort();
}

export async function generatePosts(): Promise<void> {
  if (stopping) return;
  if (!liveToken()) {
    askFirst(() => void generatePosts());
    return;
  }
  const form = $form.get();
  if ($reading.get().host !== null) {
    toastMessage('sourceBeingRead');
    return;
  }
  const wrong = sourceProblem(form.source);
  if (wrong) {
    refuseSource(wrong);
    return;
  }
  const order = orderOf(form, $premium.get());
  const ordered = order.maxPosts ?? rules.advanced.posts.default;
  const platforms = [order.platform, ...(order.also ?? [])];
  beginSet(order.topic, order.details ?? '', platforms);
  const begin = (listener: Listener) => generate(order, beginClick(order), listener);
  const end = await write({ tone: order.tone, platforms, ordered, there: 0 }, begin);
  if (!end) return;
  dropEmptySet();
  if (isAnswered(end)) endClick();
  if (end.kind === 'done') noteGenerationsLeft(end.done.left);
  conclude(end, ordered, generatePosts);
}

/** The posts that the newest set lacks on one platform: they belong to it, and cost nothing. */
export async function writeRest(platform: Platform): Promise<void> {
  const again = () => writeRest(platform);
  const { missing: all = [], asked } = newestSet() ?? {};
  const missing = all.find((one) => one.platform === platform);
  if (stopping || !asked || !missing?.rest) return;
  if (!liveToken()) {
    askFirst(() => void again());
    return;
  }
  const { tone } = asked.body;
  const { ordered } = missing;
  const there = newestCards().length;
  const order = { tone, platforms: [platform], ordered, there };
  const end = await write(order, (to) => generateRest(asked, platform, to));
  if (!end) return;
  if (end.kind === 'done') endClick();
  // Given, used up or gone: there is nothing left to ask for.
  const over = end.kind === 'refused' && !notYet.has(end.status);
  const given = all.map((one) => (one.platform === platform ? { ...one, rest: false } : one));
  if (over) noteOfNewest({ missing: given });
  // What fails here is asked for again where it is missing, and not as a new generation.
  const here = end.kind === 'failed' ? { ...end, kind: 'incomplete' as const } : end;
  conclude(here, ordered, again, platform);
}

/** Runs one request to its end; null for a run that a logout ended, of which nothing is for the next one. */
async function write(
  order: Parameters<typeof placing>[0],
  begin: (listener: Listener) => Promise<GenerationEnd>,
): Promise<GenerationEnd | null> {
  clearToast();
  const { platforms, ordered } = order;
  const set = newestSet();
  const own = set ? platforms.flatMap((platform) => cardsFor(platform, set)) : [];
  const awaited = ordered * platforms.length - own.length;
  const [first] = platforms;
  const isRest = order.there > 0;
  const writing = { platforms, ordered, isRest };
  $run.set({ ...rest, busy: true, awaited, writing, announcement: t('Generating your posts.') });
  if (isRest && first) showGroup(first);
  else showRun();
  const run = new AbortController();
  stopping = run;
  const place = placing(order, () => stopping === run);
  const onPost: Listener['onPost'] = (post, asked) => {
    place.onPost(post, asked);
    if (stopping === run && !isRest && newestCards().length === 1) showPosts();
  };
  const listener = { signal: run.signal, ...place, onPost };
  const end = await whileWriting(set?.made ?? 0, () => begin(listener));
  if (stopping !== run) return null;
  stopping = null;
  tellTabs({ kind: 'history' });
  $run.set({ ...$run.get(), busy: false, awaited: 0, progress: null });
  return end;
}
