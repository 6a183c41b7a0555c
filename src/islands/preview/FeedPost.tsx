import type { ReactNode } from 'react';
import { Outline } from '#islands/parts/Outline.tsx';
import { t } from '#shared/language/t.ts';
import type { Device } from '#shared/platform-rules.ts';
import { type Platform, rules } from '#shared/rules.ts';
import type { Fold } from '#shared/text/feed/fold.ts';
import type { Author } from './author.ts';
import { FeedText } from './FeedText.tsx';
import { reactions } from './feed-icons.ts';

interface Props {
  text: string;
  /** Empty where it has none. */
  title: string;
  platform: Platform;
  device: Device;
  author: Author;
  fold: Fold | null;
  /** Another post of the thread stands below. */
  goesOn?: boolean;
  /** What the post shows above its caption. */
  picture?: ReactNode;
}

function Face({ author }: { author: Author }) {
  return (
    <span className="feed-face" aria-hidden="true">
      {author.initials}
    </span>
  );
}

function Reactions() {
  return (
    <span className="feed-reactions" aria-hidden="true">
      {Object.entries(reactions).map(([name, path]) => (
        <Outline key={name} path={path} />
      ))}
    </span>
  );
}

/** A post as the platform's feed shows it: the same widths, letters of the same size, and nothing fetched. */
export function FeedPost(props: Props) {
  const { text, title, platform, device, author, fold, goesOn, picture } = props;
  const { feed, titleLimit } = rules.platforms[platform];
  const words = <FeedText key={`${platform} ${device}`} {...{ text, platform, fold }} />;
  if (feed.picture === 'beside') {
    return (
      <article className={`feed-post feed-beside ${goesOn ? 'feed-goes-on' : ''}`}>
        <Face author={author} />
        <div style={{ width: feed[device] }}>
          <p className="feed-name">
            <strong>{author.name}</strong>{' '}
            <span>
              {author.handle} · {t('1m')}
            </span>
          </p>
          {words}
          <Reactions />
        </div>
      </article>
    );
  }
  return (
    <article className={`feed-post feed-${feed.picture}`} style={{ width: feed[device] }}>
      <div className="feed-head">
        <Face author={author} />
        <p className="feed-name">
          <strong>{author.name}</strong>
          {feed.picture === 'above' && <span>{t('1m')}</span>}
        </p>
      </div>
      {feed.picture === 'above' && words}
      {feed.picture === 'under' && picture}
      {title !== '' && (
        <p className="feed-title" dir="auto">
          {title}
        </p>
      )}
      <Reactions />
      {feed.picture === 'under' && (
        <FeedText
          key={`${platform} ${device}`}
          {...{ text, platform, fold }}
          name={titleLimit === undefined ? author.handle.slice(1) : undefined}
        />
      )}
    </article>
  );
}
