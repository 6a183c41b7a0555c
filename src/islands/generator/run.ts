import { askToLogin } from '#lib/dialogs.ts';
import { beginClick, endClick } from '#lib/generate/click-key.ts';
import {
  type GenerationEnd,
  generate,
  generateRest,
  type Listener,
} from '#lib/generate/generate.ts';
import { noteGenerationsLeft, refreshAllowance } from '#lib/session/allowance.ts';
import { expireSession, loginAgain } from '#lib/session/session.ts';
import { $departure, $premium } from '#lib/session/state.ts';
import { isNewHere, liveToken, readStoredSession } from '#lib/session/stored.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import { clearToast, toast, toastMessage } from '#lib/toast.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { type MessageKey, message, onePost, postsIncomplete, rules } from '#shared/rules.ts';
import { $form } from './form-state.ts';
import { orderOf } from './order.ts';
import { beginSet, dropEmptySet, newestCards, newestSet, noteOfNewest } from './posts/cards.ts';
import { placing } from './posts/placing.ts';
import { $run, rest } from './run-state.ts';
import { showPosts, showRun } from './show-run.ts';

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
  const order = orderOf(form, $premium.get());
  const ordered = order.maxPosts ?? rules.advanced.posts.default;
  beginSet(order.topic, order.details ?? '');
  const begin = (listener: Listener) => generate(order, beginClick(order), listener);
  const end = await write({ ...form, ordered, there: 0 }, begin);
  if (!end) return;
  dropEmptySet();
  if (isAnswered(end)) endClick();
  if (end.kind === 'done') noteGenerationsLeft(end.done.left);
  conclude(end, ordered, generatePosts);
}

/** The posts that the newest set lacks: they belong to it, and cost nothing. */
export async function writeRest(): Promise<void> {
  const { missing } = newestSet() ?? {};
  const asked = missing?.asked;
  if (stopping || !asked) return;
  if (!liveToken()) {
    askFirst(() => void writeRest());
    return;
  }
  const { tone, platform } = asked.body;
  const { ordered, posts: there } = missing;
  const end = await write({ tone, platform, ordered, there }, (to) => generateRest(asked, to));
  if (!end) return;
  if (end.kind === 'done') endClick();
  // Given, used up or gone: there is nothing left to ask for.
  const over = end.kind === 'refused' && !notYet.has(end.status);
  if (over) noteOfNewest({ missing: { ...missing, asked: null } });
  // What fails here is asked for again where it is missing, and not as a new generation.
  conclude(end.kind === 'failed' ? { ...end, kind: 'incomplete' } : end, ordered, writeRest);
}

/** Runs one request to its end; null for a run that a logout ended, of which nothing is for the next one. */
async function write(
  order: Parameters<typeof placing>[0],
  begin: (listener: Listener) => Promise<GenerationEnd>,
): Promise<GenerationEnd | null> {
  clearToast();
  const awaited = order.ordered - order.there;
  $run.set({ ...rest, busy: true, awaited, announcement: 'Generating your posts.' });
  showRun();
  const run = new AbortController();
  stopping = run;
  const place = placing(order, () => stopping === run);
  const onPost: Listener['onPost'] = (post, asked) => {
    place.onPost(post, asked);
    if (stopping === run && newestCards().length === 1) showPosts();
  };
  const end = await begin({ signal: run.signal, ...place, onPost });
  if (stopping !== run) return null;
  stopping = null;
  tellTabs({ kind: 'history' });
  $run.set({ ...$run.get(), busy: false, awaited: 0, progress: null });
  return end;
}

function askFirst(again: () => void): void {
  // A token that has run out is the end of a session, not the lack of one.
  if (readStoredSession()) {
    expireSession();
    toastMessage('sessionExpired');
  } else {
    toastMessage('loginToGenerate');
  }
  askToLogin(again, isNewHere());
}

/** Logged out, still running, too often: the same click will be asked again. */
const notYet = new Set([401, 409, 429]);

/** A click that failed keeps its key: trying the same again cannot be charged twice. */
function isAnswered(end: GenerationEnd): boolean {
  if (end.kind === 'refused') return !notYet.has(end.status);
  return end.kind === 'done' || end.kind === 'stopped';
}

function conclude(end: GenerationEnd, ordered: number, again: () => Promise<void>): void {
  const run = $run.get();
  switch (end.kind) {
    case 'done': {
      const { posts, incomplete, rest: more, offline, shortened, ownModel } = end.done;
      const doubted = newestCards().some(({ first }) => first);
      const asked = more ? end.asked : null;
      const why = offline ? ({ offline, shortened } as const) : {};
      const missing = incomplete ? { posts, ordered, doubted, asked, ...why } : undefined;
      noteOfNewest({ missing, ownModel });
      const short = offline ? onePost(shortened) : postsIncomplete(posts, ordered);
      const announcement = incomplete ? short : `${posts} posts are ready.`;
      $run.set({ ...run, announcement });
      break;
    }
    case 'stopped':
      $run.set({ ...run, announcement: 'Stopped.' });
      break;
    case 'incomplete':
    case 'failed':
      toast(end.problem.error);
      $run.set({ ...run, announcement: '', problem: { kind: end.kind, text: end.problem.error } });
      break;
    case 'refused':
      refuse(end, again);
  }
  void refreshAllowance();
}

/** Refusals that Premium lifts: they stay in sight, with the way to it. */
const liftedByPremium: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'generationsUsed',
  'advancedNeedsPremium',
  'platformNeedsPremium',
  'voiceNeedsPremium',
]);

/** Refusals that say what to write instead: they stand at the details, which get the focus. */
const wantsOtherFacts: ReadonlySet<string> = new Set<ProblemCode>(['factsMissing', 'factsTooLong']);

function refuse(
  { status, problem }: Extract<GenerationEnd, { kind: 'refused' }>,
  again: () => Promise<void>,
): void {
  // A token that was sent and not taken is the end of a session, whatever the server calls it.
  const text = status === 401 ? message('sessionExpired') : problem.error;
  const lifted = liftedByPremium.has(problem.code) && 'limit';
  const kind = lifted || (wantsOtherFacts.has(problem.code) && 'facts');
  if (kind === 'facts') document.querySelector<HTMLElement>('#generator [name=details]')?.focus();
  if (!kind) toast(text);
  $run.set({
    ...$run.get(),
    // What stands on the page needs no toast, but has to be heard.
    announcement: kind === 'limit' ? text : '',
    problem: kind ? { kind, text } : null,
  });
  // Deleted elsewhere: the form must not go on asking for it.
  if (problem.code === 'voiceUnknown') $form.setKey('voice', '');
  if (status === 401) loginAgain(() => void again());
}
