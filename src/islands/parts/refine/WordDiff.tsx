import { diffWordsWithSpace } from 'diff';

interface Props {
  before: string;
  after: string;
}

/** Browsers strike through what goes and underline what comes, so that no color has to say it. */
export function WordDiff({ before, after }: Props) {
  let at = 0;
  return (
    <p className="post-text" dir="auto">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
        const key = at;
        at += value.length;
        if (added) {
          return (
            <ins key={`+${key}`} className="font-semibold text-success">
              {value}
            </ins>
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
