import { useEffect, useRef, useState } from 'react';
import { usualOrder } from '#lib/library/import/dates.ts';
import type { Choices } from '#lib/library/import/draft.ts';
import { FileProblem } from '#lib/library/import/file-problem.ts';
import { type Forecast, forecast } from '#lib/library/import/forecast.ts';
import { type ImportEnd, importPosts, type Progress } from '#lib/library/import/import-posts.ts';
import { libraryKeys } from '#lib/library/import/library-keys.ts';
import { $importing } from '#lib/library/import-open.ts';
import { loadPosts } from '#lib/library/list.ts';
import { carryOutAll } from '#lib/library/removals.ts';
import { refreshAllowance } from '#lib/session/allowance.ts';
import { loginAgain } from '#lib/session/session.ts';
import { $session } from '#lib/session/state.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import { toast } from '#lib/toast.ts';
import { defaultPlatform, defaultTone, message } from '#shared/rules.ts';
import { endWords } from './end-words.ts';

export type Step =
  | { kind: 'choose' }
  | { kind: 'reading'; file: File; what: 'library' | 'file'; read: number }
  | { kind: 'problem'; file: File; text: string }
  | { kind: 'ready'; file: File; told: Forecast; total: number }
  | { kind: 'importing'; file: File; done: number; total: number }
  | { kind: 'ended'; words: string; again: File | null };

const nothingYet: Progress = { imported: 0, refused: [] };

const problemWords = (error: unknown) =>
  message(error instanceof FileProblem ? error.key : 'importUnreadable');

export interface Import {
  step: Step;
  choices: Choices;
  /** Looks at a file, or at the same one with other choices. */
  look: (file: File, choices?: Choices) => void;
  run: () => void;
  stop: () => void;
}

/** From a file to the library; whatever ends it, what was imported stays and is told. */
export function useImport(chosen: File | null): Import {
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [choices, setChoices] = useState<Choices>({
    platform: defaultPlatform,
    tone: defaultTone,
    dates: usualOrder(),
  });
  const library = useRef<ReadonlySet<string>>(new Set());
  const running = useRef(new AbortController());
  const progress = useRef({ now: nothingYet, isOn: false });

  const begin = () => {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const look = async (file: File, wanted: Choices) => {
    const signal = begin();
    const show = (next: Step) => signal.aborted || setStep(next);
    const isReading = (what: 'library' | 'file') => (read: number) =>
      show({ kind: 'reading', file, what, read });
    isReading('library')(0);
    try {
      // What waits to be deleted is neither known nor in the way.
      await carryOutAll();
      const [keys, allowance] = await Promise.all([
        libraryKeys(signal, isReading('library')),
        refreshAllowance(),
      ]);
      if (!keys.ok || !allowance.ok) {
        const text = keys.ok ? message('usageFailed') : keys.error;
        show({ kind: 'problem', file, text });
        return;
      }
      library.current = keys.value;
      const onRead = isReading('file');
      const { limit, used } = allowance.value.savedPosts;
      const room = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
      const told = await forecast(file, wanted, keys.value, { room, signal, onRead });
      show({ kind: 'ready', file, told, total: Math.min(told.fresh, room) });
    } catch (error) {
      show({ kind: 'problem', file, text: problemWords(error) });
    }
  };

  const bring = async (file: File, { dateOrder }: Forecast, total: number, signal: AbortSignal) => {
    const onProgress = (now: Progress) => {
      progress.current.now = now;
      setStep({ kind: 'importing', file, done: now.imported, total });
    };
    try {
      const course = { most: total, signal, onProgress };
      const wanted = { ...choices, dates: dateOrder ?? choices.dates };
      return await importPosts(file, wanted, library.current, course);
    } catch (error) {
      return { ok: false as const, error: problemWords(error), code: 'importFailed' as const };
    }
  };

  const run = async () => {
    if (step.kind !== 'ready') return;
    const { file, told, total } = step;
    const signal = begin();
    const owner = $session.get()?.id;
    progress.current = { now: nothingYet, isOn: true };
    setStep({ kind: 'importing', file, done: 0, total });
    const outcome = await bring(file, told, total, signal);
    const { now, isOn } = progress.current;
    progress.current.isOn = false;
    if ($session.get()?.id !== owner) return;
    tellTabs({ kind: 'library' });
    void loadPosts();
    void refreshAllowance();
    const end: ImportEnd | 'failed' = outcome.ok ? outcome.value : 'failed';
    const words = endWords(end, now, total, outcome.ok ? '' : outcome.error);
    setStep({ kind: 'ended', words, again: end === 'failed' ? file : null });
    // Closed meanwhile, there is nobody to read it there.
    if (!isOn) toast(words);
    if (!outcome.ok && outcome.code === 'sessionExpired') {
      toast(words);
      loginAgain(() => $importing.set({ file }));
    }
  };

  const importing = step.kind === 'importing';
  useEffect(() => {
    if (!importing) return;
    const warned = new AbortController();
    // Whoever loads the page again in the middle would have to begin anew.
    const { signal } = warned;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    return () => warned.abort();
  }, [importing]);

  const first = useRef(() => {});
  first.current = () => chosen && void look(chosen, choices);
  useEffect(() => {
    first.current();
    return () => {
      progress.current.isOn = false;
      running.current.abort();
    };
  }, []);

  return {
    step,
    choices,
    look(file, wanted = choices) {
      setChoices(wanted);
      void look(file, wanted);
    },
    run: () => void run(),
    stop: () => running.current.abort(),
  };
}
