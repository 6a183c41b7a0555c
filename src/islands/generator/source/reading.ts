import { askToLogin } from '#lib/dialogs.ts';
import { loginAgain } from '#lib/session/session.ts';
import { $departure } from '#lib/session/state.ts';
import { isNewHere, liveToken } from '#lib/session/stored.ts';
import { type FoundAddress, hostOf } from '#lib/sources/find-address.ts';
import { readPage } from '#lib/sources/read-page.ts';
import { rules } from '#shared/rules.ts';
import { $form } from '../form-state.ts';
import { $reading, idle } from './reading-state.ts';

let stopping: AbortController | null = null;

export function stopReading(): void {
  if (!stopping) return;
  stopping.abort();
  stopping = null;
  $reading.set({ ...idle, said: 'Stopped.' });
}

$departure.listen((reason) => {
  if (reason !== 'logout') return;
  stopReading();
  $reading.set(idle);
});

/** Once, and only because somebody asked for it. What else stands in the topic stays its topic. */
export async function takePage(found: FoundAddress): Promise<void> {
  const { address, host } = found;
  if (stopping) return;
  const again = () => void takePage(found);
  if (!liveToken()) {
    askToLogin(again, isNewHere());
    return;
  }
  const run = new AbortController();
  stopping = run;
  $reading.set({ ...idle, host, said: `Reading the page at ${host}.` });
  const answer = await readPage(address, run.signal);
  if (stopping !== run) return;
  stopping = null;
  if (!answer.ok) {
    $reading.set({ ...idle, failed: { address, problem: answer.error } });
    if (answer.status === 401) loginAgain(again);
    return;
  }
  const { shortened, language, ...source } = answer.value;
  const { topic } = $form.get();
  // They may have gone on typing.
  const typed = topic.includes(address) ? found.rest : topic;
  const named = typed.trim() === '' || typed === address ? source.title : typed;
  const said = `The page is read: ${source.title}`;
  $reading.set({ ...idle, shortened, said, wanted: true });
  $form.set({ ...$form.get(), source, topic: named.slice(0, rules.topic.maxLength) });
}

export function readAgain(): void {
  const { source, topic } = $form.get();
  const address = source?.address ?? '';
  if (address !== '') void takePage({ address, host: hostOf(address), rest: topic });
}

export function pasteText(): void {
  $reading.set({ ...idle, wanted: true });
  $form.setKey('source', { address: '', title: '', site: '', text: '' });
}

export function takeOff(): void {
  $form.setKey('source', null);
  $reading.set({ ...idle, said: 'Taken off.' });
}
