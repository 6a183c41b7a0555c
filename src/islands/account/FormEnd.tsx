import type { Problem } from '#shared/problem.ts';

interface Props {
  busy: boolean;
  problem: Problem | null;
  problemId: string;
  label: string;
}

/** Where a form says what went wrong, and its button. */
export function FormEnd({ busy, problem, problemId, label }: Props) {
  return (
    <>
      <p id={problemId} role="alert" className="field-error empty:hidden">
        {problem?.error}
      </p>
      <button
        type="submit"
        className="btn btn-secondary justify-self-start"
        aria-busy={busy}
        aria-disabled={busy}
      >
        {label}
      </button>
    </>
  );
}
