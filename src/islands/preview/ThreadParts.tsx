import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';

interface Props {
  parts: string[];
  platform: Platform;
}

/** The posts of a thread, each counted and copied by itself. */
export function ThreadParts({ parts, platform }: Props) {
  const { limit, name } = rules.platforms[platform];
  return (
    <section aria-labelledby="thread-parts" className="preview-thread">
      <div className="preview-thread-head">
        <h3 id="thread-parts">{t('A thread of {count} posts', { count: parts.length })}</h3>
        <CopyButton text={parts.join('\n\n')} words={heard(t('Copy all[ parts of the thread]'))} />
      </div>
      <p className="hint">
        {t('Too long for one post on {platform}, so it is divided between sentences.', {
          platform: name,
        })}
      </p>
      <ol>
        {parts.map((part, index) => {
          const count = countPost(part, platform);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same
            <li key={index}>
              <span dir="auto">{part}</span>
              <span className={count > limit ? 'text-danger' : 'hint'}>
                {t('{count} of {most}', { count: formatNumber(count), most: formatNumber(limit) })}
              </span>
              <CopyButton
                text={part}
                words={heard(t('Copy[ part {number}]'), { number: index + 1 })}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
