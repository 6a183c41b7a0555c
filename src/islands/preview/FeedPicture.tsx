import { useEffect, useRef } from 'react';

interface Props {
  drawn: HTMLCanvasElement | null;
  needs: string | undefined;
}

/** What the post shows in the feed: a picture, once one is drawn. */
export function FeedPicture({ drawn, needs = 'a picture' }: Props) {
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
      {drawn ? <canvas ref={copy} /> : needs.replace('a ', 'Your ')}
    </div>
  );
}
