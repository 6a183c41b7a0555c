import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useState } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { lazyAgain } from '#islands/parts/lazy/lazy-again.ts';
import { Modal } from '#islands/parts/Modal.tsx';
import { $mastodon } from '#lib/mastodon/server.ts';
import { $premium, $session } from '#lib/session/state.ts';
import { t } from '#shared/language/t.ts';
import type { Device } from '#shared/platform-rules.ts';
import { defaultPlatform, isPlatform, rules } from '#shared/rules.ts';
import { splitThread } from '#shared/text/feed/thread.ts';
import { splitTitle } from '#shared/text/title.ts';
import { authorOf } from './author.ts';
import { FeedPicture } from './FeedPicture.tsx';
import { FeedPost } from './FeedPost.tsx';
import { FoldNote } from './FoldNote.tsx';
import { MastodonServer } from './MastodonServer.tsx';
import { monthOf } from './month.ts';
import { PreviewActions } from './PreviewActions.tsx';
import { PreviewChoices } from './PreviewChoices.tsx';
import { PreviewStyles } from './PreviewStyles.tsx';
import { Stage } from './Stage.tsx';
import { ThreadParts } from './ThreadParts.tsx';
import { TitleParts } from './TitleParts.tsx';
import { useFold } from './use-fold.ts';

const [TextCard, askTextCardAgain] = lazyAgain(() => import('./picture/TextCard.tsx'));

interface Props {
  text: string;
  platform: string;
  onClose: () => void;
}

/** How a post will look where it goes, on any platform, and the way there. */
export default function PreviewDialog({ text, platform: own, onClose }: Props) {
  const [platform, setPlatform] = useState(isPlatform(own) ? own : defaultPlatform);
  const [device, setDevice] = useState<Device>('phone');
  const { title, body } = splitTitle(text, platform);
  const { fold, column } = useFold(body, platform, device);
  const user = useStore($session);
  const premium = useStore($premium);
  useStore($mastodon);
  const author = useMemo(() => authorOf(user), [user]);
  const { shape, name, feed, needs } = rules.platforms[platform];
  const inParts = shape === 'short' && needs === undefined;
  const parts = inParts ? splitThread(text, platform) : [text];
  const [opening = text] = parts;
  const isThread = parts.length > 1;

  const [pictured, setPictured] = useState(false);
  // A new one for each drawing, so that the feed draws it too.
  const [drawn, setDrawn] = useState<{ canvas: HTMLCanvasElement } | null>(null);
  const show = useCallback((canvas: HTMLCanvasElement) => setDrawn({ canvas }), []);

  return (
    <Modal title={t('Preview')} className="dialog-wide" onClose={onClose}>
      <PreviewStyles />
      <div className="preview">
        <PreviewChoices {...{ platform, device }} onPlatform={setPlatform} onDevice={setDevice} />
        <Stage>
          {parts.map((part, index) => (
            <FeedPost
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same
              key={index}
              text={isThread ? part : body}
              title={title}
              goesOn={index < parts.length - 1}
              fold={isThread ? null : fold}
              picture={<FeedPicture drawn={drawn?.canvas ?? null} needs={needs} />}
              {...{ platform, device, author }}
            />
          ))}
        </Stage>
        <p
          ref={column}
          className="feed-text feed-measure"
          aria-hidden="true"
          dir="auto"
          style={{ width: feed[device], fontSize: feed.size, lineHeight: `${feed.line}px` }}
        />
        {isThread ? (
          <ThreadParts parts={parts} platform={platform} />
        ) : (
          <FoldNote {...{ text, body, platform, device, fold }} />
        )}
        {platform === 'mastodon' && premium && <MastodonServer />}
        <TitleParts text={text} platform={platform} />
        <PreviewActions
          {...{ text, opening, platform, isThread }}
          onPicture={pictured ? null : () => setPictured(true)}
        />
        {feed.approx && (
          <p className="hint">
            {t(
              '{platform} does not say how wide its posts are: column and letters are approx., as of {month}.',
              {
                platform: name,
                month: monthOf(feed.approx),
              },
            )}
          </p>
        )}
        {pictured && (
          <LazyPart
            onFail={() => {
              askTextCardAgain();
              setPictured(false);
            }}
          >
            <TextCard
              text={text}
              name={author.name}
              upright={needs !== undefined && needs !== 'video'}
              onDrawn={show}
            />
          </LazyPart>
        )}
      </div>
    </Modal>
  );
}
