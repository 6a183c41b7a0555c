import { type ChangeObject, diffWordsWithSpace } from 'diff';
import { Fragment, useMemo } from 'react';

interface Props {
  before: string;
  after: string;
}

/** Two texts with little in common would hold the page, and show nothing that helps. */
const mostChanges = 600;
const leastInCommon = 1 / 3;

function piecesOf(before: string, after: string): readonly Partial<ChangeObject<string>>[] {
  const pieces = diffWordsWithSpace(before, after, { maxEditLength: mostChanges }) ?? [];
  const kept = pieces.filter(({ added, removed }) => !added && !removed);
  const common = kept.reduce((letters, { value }) => letters + value.trim().length, 0);
  // In another language, for one: the new text as a whole, below the old one.
  return common >= after.length * leastInCommon ? pieces : [{ value: after }];
}

/** Browsers strike through what goes and underline what comes, so that no color has to say it. */
export function WordDiff({ before, after }: Props) {
  const pieces = useMemo(() => piecesOf(before, after), [before, after]);
  let at = 0;
  return (
    <p className="post-text" dir="auto">
      {pieces.map(({ value = '', added, removed }, index) => {
        const key = at;
        at += value.length;
        if (added) {
          const follows = pieces[index - 1]?.removed;
          return (
            <Fragment key={`+${key}`}>
              {/* Otherwise a word and the one in its place would be read as one. */}
              {follows && ' '}
              <ins className="font-semibold text-success">{value}</ins>
            </Fragment>
          );
        }
        if (!removed) return value;
        return (
          <del key={`-${key}`} className="text-muted">
            {value}
          </del>
        );
      })}
    </p>
  );
}
