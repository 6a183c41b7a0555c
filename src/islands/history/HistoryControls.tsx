import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { focusArea, focusNext } from '#islands/parts/focus-area.ts';
import { $history, $wanted, everything, findHistory, isNarrowed } from '#lib/history/history.ts';
import { t, tCount } from '#shared/language/t.ts';
import { platformIds, rules } from '#shared/rules.ts';

const pause = 150;

/** The browser's own field, so that typing waits for nothing; the list follows a moment later. */
export function HistoryControls() {
  const wanted = useStore($wanted);
  const state = useStore($history);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // As it is cleared, or found again after a return; never while somebody types.
    const follow = $wanted.subscribe(({ words }) => {
      const typing = document.activeElement === field.current;
      if (field.current && !typing) field.current.value = words;
    });
    return () => {
      follow();
      clearTimeout(timer.current);
    };
  }, []);
  const search = () => {
    clearTimeout(timer.current);
    void findHistory({ ...$wanted.get(), words: field.current?.value ?? '' });
  };
  const searchOther = () => {
    if (field.current?.value !== $wanted.get().words) search();
  };
  const clear = () => {
    clearTimeout(timer.current);
    void findHistory(everything);
  };
  // What was found for an earlier question is nothing to this one.
  const found = state.kind === 'loaded' && state.wanted === wanted ? state.found : null;
  const said =
    found === 0 ? t('Nothing matches.') : tCount(found ?? 0, '{count} found.', '{count} found.');
  return (
    <search {...focusArea} className="grid gap-3" aria-label={t('Your history')}>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={field}
          {...focusNext}
          type="search"
          className="field min-w-48 flex-1"
          aria-label={t('Search your history')}
          placeholder={t('Search')}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          maxLength={rules.library.searchMaxLength}
          onInput={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(searchOther, pause);
          }}
          onKeyDown={({ key }) => key === 'Enter' && search()}
        />
        <select
          className="field w-auto max-sm:flex-1"
          aria-label={t('Platform')}
          value={wanted.platform}
          onChange={({ target }) => void findHistory({ ...wanted, platform: target.value })}
        >
          <option value="">{t('All platforms')}</option>
          {platformIds.map((id) => (
            <option key={id} value={id}>
              {rules.platforms[id].label}
            </option>
          ))}
        </select>
      </div>
      <div className="flex items-center gap-3 empty:hidden">
        <p role="status" className="hint empty:hidden">
          {isNarrowed(wanted) && found !== null && said}
        </p>
        {isNarrowed(wanted) && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={clear}>
            {t('Show all')}
          </button>
        )}
      </div>
    </search>
  );
}
