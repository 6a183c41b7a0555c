import { useStore } from '@nanostores/react';
import { $asked, $library, isNarrowed } from '#lib/library/list.ts';
import { t, tCount } from '#shared/language/t.ts';

/** How many there are, for eyes and for screen readers, and the way back to all of them. */
export function Found({ onClear }: { onClear: () => void }) {
  const state = useStore($library);
  const asked = useStore($asked);
  const narrowed = isNarrowed(asked);
  // What was found for an earlier question is nothing to this one.
  const found = state.kind === 'loaded' && state.asked === asked ? state.found : null;
  const said =
    found === 0
      ? t('No post matches.')
      : tCount(found ?? 0, '{count} post found.', '{count} posts found.');
  return (
    <div className="flex items-center gap-3 empty:hidden">
      <p role="status" className="hint empty:hidden">
        {narrowed && found !== null && said}
      </p>
      {narrowed && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={onClear}>
          {t('Show all')}
        </button>
      )}
    </div>
  );
}
