import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Icon } from '#islands/parts/Icon.tsx';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { $premiumForSale } from '#lib/config.ts';
import { $dialog } from '#lib/dialogs.ts';
import { t } from '#shared/language/t.ts';
import { generatePosts } from './run.ts';
import { $run } from './run-state.ts';

const looks = {
  failed: 'banner-danger',
  limit: 'banner-premium',
  incomplete: '',
} as const;

interface Problem {
  kind: keyof typeof looks;
  text: string;
}

/** Stays where the posts are, or below the button, as long as it holds. */
export default function RunProblem({ kind, text }: Problem) {
  const forSale = useStore($premiumForSale);
  const { problem } = useStore($run);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It comes of a click; one that stood there before leaves the page where it is.
    if (problem) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={banner} className={`banner ${looks[kind]}`}>
      <LaterStyles />
      <p className="flex items-center gap-2.5">
        <Icon name="warning" />
        <span>
          {kind === 'incomplete' && <strong>{t('Incomplete.')} </strong>}
          {text}
        </span>
      </p>
      {kind === 'failed' && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => void generatePosts()}
        >
          {t('Try again')}
        </button>
      )}
      {kind === 'limit' && forSale && (
        <button
          type="button"
          className="btn btn-primary btn-sm"
          onClick={() => $dialog.set('upgrade')}
        >
          {t('Upgrade to Premium')}
        </button>
      )}
    </div>
  );
}
