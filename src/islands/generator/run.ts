import { askToLogin } from '#lib/dialogs.ts';
import { beginClick, endClick } from '#lib/generate/click-key.ts';
import { type GenerationEnd, generate } from '#lib/generate/generate.ts';
import { noteGenerationsLeft, refreshAllowance } from '#lib/session/allowance.ts';
import { expireSession, loginAgain } from '#lib/session/session.ts';
import { $departure, $premium } from '#lib/session/state.ts';
import { isNewHere, liveToken, readStoredSession } from '#lib/session/stored.ts';
import { clearToast, toast, toastMessage } from '#lib/toast.ts';
import { type MessageKey, message, postsIncomplete, rules } from '#shared/rules.ts';
import { $form, orderOf } from './form-state.ts';
import { addCard, beginSet, dropEmptySet, newestCards } from './posts/cards.ts';
import { $run, rest } from './run-state.ts';

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
    askFirst();
    return;
  }
  const form = $form.get();
  const order = orderOf(form, $premium.get());
  const expected = order.maxPosts ?? rules.advanced.posts.default;
  clearToast();
  beginSet(order.topic);
  $run.set({ ...rest, busy: true, awaited: expected, announcement: 'Generating your posts.' });
  const run = new AbortController();
  stopping = run;
  const end = await generate(order, beginClick(order), {
    signal: run.signal,
    onPost: ({ text }) => {
      if (stopping !== run) return;
      addCard({ text, platform: form.platform, tone: form.tone });
      const count = newestCards().length;
      $run.set({
        ...$run.get(),
        awaited: Math.max(0, expected - count),
        announcement: `Post ${count} is ready.`,
      });
    },
  });
  // Whoever asked for it has logged out: nothing of it is for the next one.
  if (stopping !== run) return;
  stopping = null;
  $run.set({ ...$run.get(), busy: false, awaited: 0 });
  dropEmptySet();
  conclude(end, expected);
}

function askFirst(): void {
  // A token that has run out is the end of a session, not the lack of one.
  if (readStoredSession()) {
    expireSession();
    toastMessage('sessionExpired');
  } else {
    toastMessage('loginToGenerate');
  }
  askToLogin(() => void generatePosts(), isNewHere());
}

/** Logged out, still running, too often: the same click will be asked again. */
const notYet = new Set([401, 409, 429]);

/** A click that failed keeps its key: trying the same again cannot be charged twice. */
function isAnswered(end: GenerationEnd): boolean {
  if (end.kind === 'refused') return !notYet.has(end.status);
  return end.kind === 'done' || end.kind === 'stopped';
}

function conclude(end: GenerationEnd, expected: number): void {
  const run = $run.get();
  if (isAnswered(end)) endClick();
  switch (end.kind) {
    case 'done': {
      const { left, posts, incomplete } = end.done;
      noteGenerationsLeft(left);
      const text = incomplete ? postsIncomplete(posts, expected) : `${posts} posts are ready.`;
      const problem = incomplete ? { kind: 'incomplete' as const, text } : null;
      $run.set({ ...run, problem, announcement: text });
      break;
    }
    case 'stopped':
      $run.set({ ...run, announcement: 'Stopped.' });
      break;
    case 'incomplete':
      toast(end.problem.error);
      $run.set({ ...run, problem: { kind: 'incomplete', text: end.problem.error } });
      break;
    case 'failed':
      toast(end.problem.error);
      $run.set({ ...run, announcement: '', problem: { kind: 'failed', text: end.problem.error } });
      break;
    case 'refused':
      refuse(end);
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

function refuse({ status, problem }: Extract<GenerationEnd, { kind: 'refused' }>): void {
  // A token that was sent and not taken is the end of a session, whatever the server calls it.
  const text = status === 401 ? message('sessionExpired') : problem.error;
  toast(text);
  $run.set({
    ...$run.get(),
    announcement: '',
    problem: liftedByPremium.has(problem.code) ? { kind: 'limit', text } : null,
  });
  // Deleted elsewhere: the form must not go on asking for it.
  if (problem.code === 'voiceUnknown') $form.setKey('voice', '');
  if (status === 401) loginAgain(() => void generatePosts());
}
