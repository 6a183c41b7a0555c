import type { GenerationEnd } from '#lib/generate/generation-end.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast } from '#lib/toast.ts';
import { formatList } from '#shared/language/format-list.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { type MessageKey, message, rules } from '#shared/rules.ts';
import { $form } from '../form-state.ts';
import { $run } from '../run-state.ts';

/** Refusals that Premium lifts: they stay in sight, with the way to it. */
const liftedByPremium: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'generationsUsed',
  'advancedNeedsPremium',
  'platformNeedsPremium',
  'voiceNeedsPremium',
]);

/** Which of those that were asked for it is. */
function needPremium(): string {
  const asked = $run.get().writing?.platforms ?? [];
  const platforms = asked.map((id) => rules.platforms[id]).filter(({ plan }) => plan === 'premium');
  const names = formatList(platforms.map(({ name }) => name));
  return message('platformsNeedPremium').replace('{platforms}', names);
}

const choices = ['platform', 'also', 'voice', 'temperature', 'posts', 'length'] as const;

// A refusal of what was chosen ends with that choice.
$form.listen((form, before) => {
  const run = $run.get();
  if (run.problem?.kind !== 'limit' || run.busy) return;
  if (choices.some((name) => form[name] !== before?.[name]))
    $run.set({ ...run, problem: null, announcement: '' });
});

/** Refusals that say what to write instead: they stand at the details, which get the focus. */
const wantsOtherFacts: ReadonlySet<string> = new Set<ProblemCode>([
  ...(['factsMissing', 'factsTooLong', 'sourceNeedsWords'] as const),
]);

export function refuse(
  { status, problem }: Extract<GenerationEnd, { kind: 'refused' }>,
  again: () => Promise<void>,
): void {
  // A token that was sent and not taken is the end of a session, whatever the server calls it.
  const said = problem.code === 'platformNeedsPremium' ? needPremium() : problem.error;
  const text = status === 401 ? message('sessionExpired') : said;
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
