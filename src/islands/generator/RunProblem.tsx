import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { $dialog } from '#lib/dialogs.ts';
import type { Run } from './run-state.ts';

/** Stays where the posts are, after its toast has gone. */
export function RunProblem({ problem }: { problem: NonNullable<Run['problem']> }) {
  return (
    <div className="banner banner-danger">
      <LaterStyles />
      <p>
        {problem.kind === 'incomplete' && <strong>Incomplete. </strong>}
        {problem.text}
      </p>
      {problem.kind === 'limit' && (
        <button
          type="button"
          className="btn btn-primary btn-sm"
          onClick={() => $dialog.set('upgrade')}
        >
          Upgrade to Premium
        </button>
      )}
    </div>
  );
}
