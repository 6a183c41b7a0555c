import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type Outcome, type Refusal, refused } from '#lib/outcome.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import type { MessageKey } from '#shared/rules.ts';

interface Form {
  act: () => Promise<Outcome>;
  /** What can be told before asking the server. */
  check?: () => MessageKey | null;
  success: MessageKey;
  /** For each code that blames one field: that field. */
  fields?: Partial<Record<string, RefObject<HTMLInputElement | null>>>;
}

/** What every form of this page does: one try at a time, and a word on how it went. */
export function useForm({ act, check, success, fields = {} }: Form) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const problemId = useId();
  const blamed = useRef(fields);
  blamed.current = fields;

  useEffect(() => {
    if (problem) blamed.current[problem.code]?.current?.focus();
  }, [problem]);

  const run = async (): Promise<boolean> => {
    const early = check?.() ?? null;
    setProblem(early ? refused(early) : null);
    if (early) return false;
    setBusy(true);
    const outcome = await act();
    setBusy(false);
    if (outcome.ok) {
      toastMessage(success);
      return true;
    }
    if (outcome.code === 'sessionExpired') {
      toast(outcome.error);
      loginAgain(() => void run());
    } else setProblem(outcome);
    return false;
  };

  return {
    busy,
    problem,
    problemId,
    run,
    /** Undefined unless that field is at fault. */
    problemOf: (field: RefObject<HTMLInputElement | null>) =>
      problem && fields[problem.code] === field ? problemId : undefined,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) void run();
    },
  };
}
