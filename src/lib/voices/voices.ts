import { attempt } from '#lib/attempt.ts';
import type { Outcome } from '#lib/outcome.ts';
import type { PocketBaseFailure } from '#lib/pocketbase-error.ts';
import { $departure, $session } from '#lib/session/state.ts';
import { toast } from '#lib/toast.ts';
import type { Voice, VoiceBrief } from '#shared/contracts/voices.ts';
import { type MessageKey, rules } from '#shared/rules.ts';
import { $voices } from './state.ts';

let owner = $session.get()?.id;

// A session that ran out leaves the page as it was, with what is typed on it.
$session.listen((user) => {
  if (user === null || user.id === owner) return;
  owner = user.id;
  $voices.set({ kind: 'closed' });
});

$departure.listen((reason) => {
  if (reason === 'logout') $voices.set({ kind: 'closed' });
});

export async function loadVoices(): Promise<void> {
  if ($voices.get().kind !== 'loaded') $voices.set({ kind: 'loading' });
  const asking = $session.get()?.id;
  const outcome = await attempt(
    (client) =>
      client.collection('voices').getList<Voice>(1, rules.plans.premium.voices, {
        sort: '-timestamp',
        skipTotal: true,
        requestKey: null,
      }),
    () => 'voicesLoadFailed',
  );
  if ($session.get()?.id !== asking) return;
  if (!outcome.ok) {
    // A list that is shown stays, and so does a form with all that was pasted into it.
    if ($voices.get().kind === 'loaded') toast(outcome.error);
    else $voices.set({ kind: 'failed', text: outcome.error });
    return;
  }
  const voices = outcome.value.items.map(withLists);
  voices.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  $voices.set({ kind: 'loaded', voices });
}

/** PocketBase answers with null for a list that was never set. */
function withLists(voice: Voice): Voice {
  return { ...voice, never: voice.never ?? [], always: voice.always ?? [] };
}

const refusals = new Set<string>([
  'voiceNameMissing',
  'voiceSamplesWrong',
  'voiceWordsWrong',
] satisfies MessageKey[]);

function explain({ code, fields }: PocketBaseFailure): MessageKey {
  if (code === 'voicesLimit') return code;
  const refused = [...fields.values()].find((each) => refusals.has(each));
  return (refused as MessageKey | undefined) ?? 'voiceSaveFailed';
}

/** A new voice without an id; with one, what changes about it. */
export async function saveVoice(voice: VoiceBrief, id?: string): Promise<Outcome> {
  const outcome = await attempt<undefined>(async (client) => {
    const kept = client.collection('voices');
    const { name, samples, never, always } = voice;
    const body = { name, samples, never, always };
    if (id !== undefined) await kept.update(id, body, { requestKey: null });
    else await kept.create({ ...body, userId: $session.get()?.id }, { requestKey: null });
    return undefined;
  }, explain);
  if (outcome.ok) await loadVoices();
  return outcome;
}

export async function makeDefault(id: string): Promise<Outcome> {
  const outcome = await attempt<undefined>(
    async (client) => {
      await client.collection('voices').update(id, { isDefault: true }, { requestKey: null });
      return undefined;
    },
    () => 'voiceSaveFailed',
  );
  await loadVoices();
  return outcome;
}

export async function deleteVoice(id: string): Promise<Outcome> {
  const outcome = await attempt<undefined>(
    async (client) => {
      await client.collection('voices').delete(id, { requestKey: null });
      return undefined;
    },
    () => 'voiceDeleteFailed',
  );
  await loadVoices();
  return outcome;
}
