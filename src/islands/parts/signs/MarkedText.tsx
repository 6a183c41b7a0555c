import type { Finding } from '#shared/text/tells.ts';
import { RunText } from '../PostText.tsx';
import { piecesOf } from './pieces.ts';

interface Props {
  text: string;
  findings: readonly Finding[];
  /** The id of the sentence that says what is wrong there. */
  reasonId: (index: number) => string;
}

/** The post with its signs underlined. */
export function MarkedText({ text, findings, reasonId }: Props) {
  return (
    <p className="post-text" dir="auto">
      {piecesOf(text, findings).map(({ run, start, finding }) =>
        finding === -1 ? (
          <RunText key={start} run={run} />
        ) : (
          <mark
            key={start}
            className="sign"
            title={findings[finding]?.reason}
            aria-describedby={reasonId(finding)}
          >
            <RunText run={run} />
          </mark>
        ),
      )}
    </p>
  );
}
