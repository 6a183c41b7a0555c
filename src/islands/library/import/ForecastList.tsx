import type { Forecast } from '#lib/library/import/forecast.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t, tCount } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { graphemeStart } from '#shared/text/graphemes.ts';
import { firstOf } from './first-of.ts';

function firstSentence(fresh: number, total: number): string {
  if (fresh === 0) return t('There is nothing new in this file.');
  if (total === fresh) {
    return tCount(total, '{count} post will be imported.', '{count} posts will be imported.');
  }
  const values = {
    count: total,
    fresh: formatNumber(fresh),
    limit: rules.plans.free.savedPosts,
  };
  return total > 1
    ? t(
        '{count} of {fresh} will be imported: the first {count} of the file. Free accounts keep {limit} saved posts.',
        values,
      )
    : t('{count} of {fresh} will be imported. Free accounts keep {limit} saved posts.', values);
}

const headingMaxLength = 40;

function quoted(heading: string): string {
  const name = heading.trim();
  const end = graphemeStart(name, headingMaxLength);
  return t('“{name}”', { name: end < name.length ? `${name.slice(0, end)}…` : name });
}

/** What an import would do, a line for each kind of post. */
export function ForecastList({ told, total }: { told: Forecast; total: number }) {
  const { fresh, known, unreadable, faults, tooLong, notTaken, undated } = told;
  return (
    <div role="status">
      <ul className="import-list">
        <li className="font-semibold">{firstSentence(fresh, total)}</li>
        {known > 0 && (
          <li>
            {tCount(
              known,
              '{count} post is in your library already, or twice in the file: skipped.',
              '{count} posts are in your library already, or twice in the file: skipped.',
            )}
          </li>
        )}
        {tooLong > 0 && (
          <li>
            {tCount(
              tooLong,
              '{count} post is longer than its platform takes: imported all the same.',
              '{count} posts are longer than their platforms take: imported all the same.',
            )}
          </li>
        )}
        {undated > 0 && (
          <li>
            {tCount(
              undated,
              '{count} date cannot be read: the day of the import counts.',
              '{count} dates cannot be read: the day of the import counts.',
            )}
          </li>
        )}
        {notTaken.length > 0 && (
          <li className="wrap-anywhere" dir="auto">
            {tCount(
              notTaken.length,
              'Left out, since there is no place for it here: {columns}.',
              'Left out, since there is no place for them here: {columns}.',
              { columns: firstOf(notTaken.map(quoted)) },
            )}
          </li>
        )}
        {unreadable > 0 && (
          <li>
            {tCount(
              unreadable,
              '{count} post cannot be imported.',
              '{count} posts cannot be imported.',
            )}
            <details>
              <summary>{t('Which ones, and why')}</summary>
              <ul className="import-faults">
                {faults.map(({ line, fault }) => (
                  <li key={`${line} ${fault}`}>
                    {t('Line {line}: {fault}', {
                      line: formatNumber(line),
                      fault: rules.import.faults[fault],
                    })}
                  </li>
                ))}
                {unreadable > faults.length && (
                  <li>
                    {tCount(unreadable - faults.length, 'And {count} more.', 'And {count} more.')}
                  </li>
                )}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </div>
  );
}
