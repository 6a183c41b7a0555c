import { type Platform, rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import { splitTitle } from '#shared/text/title.ts';

interface Props {
  text: string;
  platform: Platform;
}

/** As the platform itself counts. */
export function Counter({ text, platform }: Props) {
  const { limit, titleLimit } = rules.platforms[platform];
  const { title } = splitTitle(text, platform);
  const count = countPost(text, platform);
  const tooMany = count - limit;
  return (
    <>
      <span className={`badge ml-auto ${tooMany > 0 ? 'badge-danger' : ''}`}>
        {count}
        <span aria-hidden="true">/</span>
        <span className="sr-only"> of </span>
        {limit}
        <span className="sr-only"> characters</span>
        {tooMany > 0 && ` · ${tooMany} too many`}
      </span>
      {titleLimit !== undefined && (
        <span className="badge">
          {title === '' ? 'No title' : `Title ${title.length}/${titleLimit}`}
        </span>
      )}
    </>
  );
}
