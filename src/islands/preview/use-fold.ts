import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Device } from '#shared/platform-rules.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { type Fold, findFold } from '#shared/text/feed/fold.ts';

/** Whether a text fits into so many lines of the column, as this browser breaks them. */
function fitting(column: HTMLElement, lines: number, line: number, word: string) {
  return (shown: string, isAll: boolean): boolean => {
    column.textContent = isAll ? shown : `${shown} ${word}`;
    return column.offsetHeight <= lines * line;
  };
}

/** Where a platform cuts a text, measured before anybody sees it, in an element that has the column's width. */
export function useFold(
  text: string,
  platform: Platform,
  device: Device,
): { fold: Fold | null; column: RefObject<HTMLParagraphElement | null> } {
  const column = useRef<HTMLParagraphElement>(null);
  const [fold, setFold] = useState<Fold | null>(null);

  useLayoutEffect(() => {
    const { fold: cut, feed } = rules.platforms[platform];
    const limits = cut?.[device];
    const element = column.current;
    if (!cut || !limits || !element) {
      setFold(null);
      return;
    }
    setFold(findFold(text, limits, fitting(element, limits.lines ?? 0, feed.line, cut.word)));
    element.textContent = '';
  }, [text, platform, device]);

  return { fold, column };
}
