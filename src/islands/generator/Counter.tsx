import { formatNumber } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import { splitTitle } from '#shared/text/title.ts';

interface Props {
  text: string;
  platform: Platform;
}

const numbers = (count: number, most: number) => ({
  count: formatNumber(count),
  most: formatNumber(most),
});

/** As the platform itself counts. */
export function Counter({ text, platform }: Props) {
  const { limit, titleLimit } = rules.platforms[platform];
  const { title } = splitTitle(text, platform);
  const count = countPost(text, platform);
  const tooMany = count - limit;
  return (
    <>
      <span className={`badge ml-auto ${tooMany > 0 ? 'badge-danger' : ''}`}>
        <span aria-hidden="true">
          {formatNumber(count)}/{formatNumber(limit)}
        </span>
        <span className="sr-only">{t('{count} of {most} characters', numbers(count, limit))}</span>
        {tooMany > 0 && ` · ${t('{count} too many', { count: formatNumber(tooMany) })}`}
      </span>
      {titleLimit !== undefined && (
        <span className="badge">
          {title === ''
            ? t('No title')
            : t('Title {count}/{most}', numbers(title.length, titleLimit))}
        </span>
      )}
    </>
  );
}
