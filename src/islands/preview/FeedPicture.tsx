import { useEffect, useRef } from 'react';
import type { Need } from '#shared/platform-rules.ts';
import { needed } from './needs.ts';

interface Props {
  drawn: HTMLCanvasElement | null;
  needs: Need | undefined;
}

/** What the post shows in the feed: a picture, once one is drawn. */
export function FeedPicture({ drawn, needs = 'picture' }: Props) {
  const copy = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = copy.current?.getContext('2d');
    if (!copy.current || !pen || !drawn) return;
    copy.current.width = drawn.width;
    copy.current.height = drawn.height;
    pen.drawImage(drawn, 0, 0);
  });
  return (
    <div className="feed-picture" aria-hidden="true">
      {drawn ? <canvas ref={copy} /> : needed[needs].place}
    </div>
  );
}
