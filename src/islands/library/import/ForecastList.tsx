import type { Forecast } from '#lib/library/import/forecast.ts';
import { rules } from '#shared/rules.ts';
import { graphemeStart } from '#shared/text/graphemes.ts';
import { countPosts, grouped } from './end-words.ts';

function firstSentence(fresh: number, total: number): string {
  if (fresh === 0) return 'There is nothing new in this file.';
  if (total === fresh) return `${countPosts(total)} will be imported.`;
  const { savedPosts } = rules.plans.free;
  const which = total > 1 ? `: the first ${total} of the file` : '';
  return `${total} of ${grouped(fresh)} will be imported${which}. Free accounts keep ${savedPosts} saved posts.`;
}

const are = (count: number, what: string) =>
  `${countPosts(count)} ${count === 1 ? 'is' : 'are'} ${what}`;

const headingsShown = 8;
const headingMaxLength = 40;

function columnNames(headings: readonly string[]): string {
  const shown = headings.slice(0, headingsShown).map((heading) => {
    const name = heading.trim();
    const end = graphemeStart(name, headingMaxLength);
    return `“${end < name.length ? `${name.slice(0, end)}…` : name}”`;
  });
  const more = headings.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${grouped(more)} more` : shown.join(', ');
}

/** What an import would do, a line for each kind of post. */
export function ForecastList({ told, total }: { told: Forecast; total: number }) {
  const { fresh, known, unreadable, faults, tooLong, notTaken, undated } = told;
  return (
    <div role="status">
      <ul className="import-list">
        <li className="font-semibold">{firstSentence(fresh, total)}</li>
        {known > 0 && (
          <li>{are(known, 'in your library already, or twice in the file: skipped.')}</li>
        )}
        {tooLong > 0 && (
          <li>
            {are(
              tooLong,
              `longer than ${tooLong === 1 ? 'its platform takes' : 'their platforms take'}: imported all the same.`,
            )}
          </li>
        )}
        {undated > 0 && (
          <li>
            {undated === 1 ? '1 date cannot' : `${grouped(undated)} dates cannot`} be read: the day
            of the import counts.
          </li>
        )}
        {notTaken.length > 0 && (
          <li className="wrap-anywhere" dir="auto">
            Left out, since there is no place for {notTaken.length === 1 ? 'it' : 'them'} here:{' '}
            {columnNames(notTaken)}.
          </li>
        )}
        {unreadable > 0 && (
          <li>
            {countPosts(unreadable)} cannot be imported.
            <details>
              <summary>Which ones, and why</summary>
              <ul className="import-faults">
                {faults.map(({ line, fault }) => (
                  <li key={`${line} ${fault}`}>
                    Line {grouped(line)}: {rules.import.faults[fault]}
                  </li>
                ))}
                {unreadable > faults.length && (
                  <li>And {grouped(unreadable - faults.length)} more.</li>
                )}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </div>
  );
}
