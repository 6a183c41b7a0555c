import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { heard } from '#islands/parts/sentence.ts';
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

/** Where a post has a title its two parts go into two fields, so each is counted and copied by itself. */
export function TitleParts({ text, platform }: Props) {
  const { name, limit, titleLimit } = rules.platforms[platform];
  if (titleLimit === undefined) return null;
  const { title, body } = splitTitle(text, platform);
  if (title === '') {
    return (
      <p className="hint">
        {t(
          '{platform} has a title: a first line of up to {count} characters, with the description below it, becomes one.',
          {
            platform: name,
            count: titleLimit,
          },
        )}
      </p>
    );
  }
  const count = countPost(text, platform);
  const parts = [
    {
      id: 'title',
      part: title,
      tooLong: title.length > titleLimit,
      counted: t('Title {count} of {most}', numbers(title.length, titleLimit)),
      copy: t('Copy title[ for {platform}]'),
    },
    {
      id: 'description',
      part: body,
      tooLong: count > limit,
      counted: t('Description {count} of {most}', numbers(count, limit)),
      copy: t('Copy description[ for {platform}]'),
    },
  ];
  return (
    <div className="preview-thread">
      <ol>
        {parts.map(({ id, part, tooLong, counted, copy }) => (
          <li key={id}>
            <span dir="auto">{part}</span>
            <span className={tooLong ? 'text-danger' : 'hint'}>{counted}</span>
            <CopyButton text={part} words={heard(copy, { platform: name })} />
          </li>
        ))}
      </ol>
    </div>
  );
}
