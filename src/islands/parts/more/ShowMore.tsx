import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '#lib/outcome.ts';
import { toast } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';

const ahead = '600px';

/** Once it is drawn. */
export function focusItem(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const item = find();
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus();
  });
}

interface Props {
  load: () => Promise<Outcome>;
  onShown: () => void;
}

/**
 * More come by themselves as the list's end comes near. Whoever asks goes on with the first of the new
 * items, and not behind the last.
 */
export function ShowMore({ load: loadMore, onShown }: Props) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const load = async () => {
    setBusy(true);
    const outcome = await loadMore();
    setBusy(false);
    if (!outcome.ok) toast(outcome.error);
    return outcome.ok;
  };
  const near = useRef(() => {});
  near.current = () => {
    // Somebody on the button decides for themselves.
    if (!busy && document.activeElement !== button.current) void load();
  };
  useEffect(() => {
    if (!button.current) return;
    const seen = ([entry]: IntersectionObserverEntry[]) => {
      if (entry?.isIntersecting) near.current();
    };
    const observer = new IntersectionObserver(seen, { rootMargin: ahead });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="btn btn-secondary justify-self-center"
      aria-busy={busy}
      aria-disabled={busy}
      onClick={async () => !busy && (await load()) && onShown()}
    >
      {t('Show more')}
    </button>
  );
}
