import { useStore } from '@nanostores/react';
import { Icon } from '#islands/parts/Icon.tsx';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { $premiumForSale } from '#lib/config.ts';
import { $dialog } from '#lib/dialogs.ts';
import { generatePosts } from './run.ts';
import type { Run } from './run-state.ts';

const looks = {
  failed: 'banner-danger',
  limit: 'banner-premium',
  incomplete: '',
  facts: '',
} as const;

/** Stays where the posts are, after its toast has gone. */
export default function RunProblem({ problem }: { problem: NonNullable<Run['problem']> }) {
  const forSale = useStore($premiumForSale);
  return (
    <div className={`banner ${looks[problem.kind]}`}>
      <LaterStyles />
      <p className="flex items-center gap-2.5">
        <Icon name="warning" />
        <span>
          {problem.kind === 'incomplete' && <strong>Incomplete. </strong>}
          {problem.text}
        </span>
      </p>
      {problem.kind === 'failed' && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => void generatePosts()}
        >
          Try again
        </button>
      )}
      {problem.kind === 'limit' && forSale && (
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
