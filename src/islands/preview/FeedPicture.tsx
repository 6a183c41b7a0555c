import { useEffect, useRef } from 'react';

/** The picture of the post in the feed, once one is drawn. */
export function FeedPicture({ drawn }: { drawn: HTMLCanvasElement | null }) {
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
      {drawn ? <canvas ref={copy} /> : 'Your picture'}
    </div>
  );
}
