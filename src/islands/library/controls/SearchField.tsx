import { useEffect, useRef } from 'react';
import { focusNext } from '#islands/parts/focus-area.ts';
import { $asked, findPosts } from '#lib/library/list.ts';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';

const pause = 150;

/** The browser's own field, so that typing waits for nothing; the list follows a moment later. */
export function SearchField() {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // As it is cleared from elsewhere, or found again after a return; never while somebody types.
    const follow = $asked.subscribe(({ words }) => {
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
    void findPosts({ ...$asked.get(), words: field.current?.value ?? '' });
  };
  const searchOther = () => {
    if (field.current?.value !== $asked.get().words) search();
  };
  return (
    <input
      ref={field}
      {...focusNext}
      type="search"
      className="field min-w-48 flex-1"
      aria-label={t('Search your saved posts')}
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
  );
}
