import { askToLogin } from '#lib/dialogs.ts';
import { loginAgain } from '#lib/session/session.ts';
import { $departure } from '#lib/session/state.ts';
import { isNewHere, liveToken } from '#lib/session/stored.ts';
import {
  type FoundAddress,
  findAddress,
  hostOf,
  withoutAddress,
} from '#lib/sources/find-address.ts';
import { readPage } from '#lib/sources/read-page.ts';
import type { Source } from '#shared/contracts/page-sources.ts';
import { siteLanguage } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { languageIds } from '#shared/refinement.ts';
import { type Language, rules } from '#shared/rules.ts';
import { $form, type FormState } from '../form-state.ts';
import { $reading, $takenOff, idle } from './reading-state.ts';

interface Run {
  stop: AbortController;
  address: string;
  /** What stood on the form when it began. */
  before: Source | null;
}

let current: Run | null = null;

export function stopReading(): void {
  if (!current) return;
  current.stop.abort();
  current = null;
  $reading.set({ ...idle, said: t('Stopped.') });
}

/** A reading is for the address on the form: whatever else comes to stand there is not replaced by its page. */
function isFor({ address, before }: Run, { topic, source }: FormState): boolean {
  if (source !== before) return false;
  return source?.address === address || findAddress(topic)?.address === address;
}

$form.listen((form) => {
  if (current && !isFor(current, form)) stopReading();
  if (form.source) $takenOff.set(null);
});

$departure.listen((reason) => {
  if (reason !== 'logout') return;
  stopReading();
  $reading.set(idle);
});

/** Nobody who went on typing elsewhere has the focus taken away. */
function waitsHere(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest('.source-entry') !== null;
}

/** Whoever reads our pages in German and shares a page in English writes in German, and the topic is the page's title. */
function chosenFor(pageIsIn: string | null): Language | null {
  const [ours] = siteLanguage.split('-');
  if (pageIsIn === null || pageIsIn === ours) return null;
  return languageIds.find((id) => id === ours) ?? null;
}

/** A title may be longer than a topic: it ends with a whole word then. */
function asTopic(text: string): string {
  const { maxLength } = rules.topic;
  if (text.length <= maxLength) return text;
  return text.slice(0, maxLength).replace(/\s+\S*$/u, '…');
}

/** Once, and only because somebody asked for it. */
export async function takePage(page: Pick<FoundAddress, 'address' | 'host'>): Promise<void> {
  const { address, host } = page;
  if (current) return;
  const again = () => void takePage(page);
  if (!liveToken()) {
    askToLogin(again, isNewHere());
    return;
  }
  const run: Run = { stop: new AbortController(), address, before: $form.get().source };
  // Whoever had to log in first may have changed their mind.
  if (!isFor(run, $form.get())) return;
  current = run;
  $reading.set({ ...idle, host, said: t('Reading the page at {site}.', { site: host }) });
  const answer = await readPage(address, run.stop.signal);
  if (current !== run) return;
  current = null;
  if (!answer.ok) {
    $reading.set({ ...idle, failed: { address, problem: answer.error } });
    if (answer.status === 401) loginAgain(again);
    return;
  }
  const { shortened, language, ...source } = answer.value;
  const said = t('The page is read: {title}', { title: source.title });
  const form = $form.get();
  const chosen = form.language === '' ? chosenFor(language) : null;
  $reading.set({ ...idle, said, wanted: waitsHere() });
  const topic = withoutAddress(form.topic, address) || source.title;
  const ours = chosen === null ? {} : { language: chosen };
  $form.set({ ...form, ...ours, source, pageNotes: { shortened, chosen }, topic: asTopic(topic) });
}

export function readAgain(): void {
  const address = $form.get().source?.address ?? '';
  if (address !== '') void takePage({ address, host: hostOf(address) });
}

export function pasteText(): void {
  const source = { address: '', title: '', site: '', text: '' };
  $form.set({ ...$form.get(), source, pageNotes: null });
  $reading.set({ ...idle, wanted: true });
}

export function takeOff(): void {
  const form = $form.get();
  const { source, pageNotes, language } = form;
  const isItsLanguage = pageNotes !== null && pageNotes.chosen === language;
  const own = isItsLanguage ? '' : language;
  $form.set({ ...form, source: null, pageNotes: null, language: own });
  $takenOff.set({ source, pageNotes, language });
  $reading.set({ ...idle, said: t('Taken off.') });
}
