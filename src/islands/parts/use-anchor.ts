import { useEffect, useRef } from 'react';
import { cameBack } from '#lib/came-back.ts';

/**
 * Of a part that an address leads to. The browser looks for it before it is there, and what stands above it comes
 * later still: it stays in sight until somebody scrolls.
 */
export function useAnchor(id: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cameBack()) return;
    let left = { top: scrollY, height: -1 };
    const observer = new ResizeObserver(() => {
      if (location.hash !== `#${id}`) return stop();
      place.current?.scrollIntoView({ behavior: 'instant' });
      left = { top: scrollY, height: document.body.offsetHeight };
    });
    // What grows moves the page as well, and is seen above.
    const look = () => {
      const moved = Math.abs(scrollY - left.top) > 1;
      if (moved && document.body.offsetHeight === left.height) stop();
    };
    const stop = () => {
      observer.disconnect();
      removeEventListener('scroll', look);
    };
    observer.observe(document.body);
    addEventListener('scroll', look);
    return stop;
  }, [id]);
  return place;
}
