import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Holds what has a platform's own width. Where there is less room it is drawn smaller, with the same lines. */
export function Stage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const feed = useRef<HTMLDivElement>(null);

  const rescale = useCallback(() => {
    if (!stage.current || !feed.current) return;
    const scale = Math.min(1, stage.current.clientWidth / feed.current.offsetWidth);
    feed.current.style.transform = `scale(${scale})`;
    stage.current.style.height = `${feed.current.offsetHeight * scale}px`;
  }, []);

  // Before another platform's post is seen; the observer comes a frame late.
  useLayoutEffect(rescale);
  useEffect(() => {
    const observer = new ResizeObserver(rescale);
    if (stage.current) observer.observe(stage.current);
    if (feed.current) observer.observe(feed.current);
    return () => observer.disconnect();
  }, [rescale]);

  return (
    <div ref={stage} className="preview-stage">
      <div ref={feed} className="preview-feed">
        {children}
      </div>
    </div>
  );
}
