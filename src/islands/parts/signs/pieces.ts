import { parsePost, type Run } from '#shared/text/entities.ts';
import type { Finding } from '#shared/text/tells.ts';

interface Piece {
  run: Run;
  start: number;
  /** Which finding it belongs to; -1 for none. */
  finding: number;
}

/** Cut where a finding begins or ends; a link stays whole, since half of it leads nowhere. */
export function piecesOf(text: string, findings: readonly Finding[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const run of parsePost(text)) {
    const end = at + run.text.length;
    while (at < end) {
      const finding = findings.findIndex((each) => each.start <= at && at < each.end);
      const next = findings.find(({ start }) => start > at)?.start ?? end;
      const until = run.kind === 'link' ? end : (findings[finding]?.end ?? next);
      const stop = Math.min(end, until);
      pieces.push({ run: { kind: run.kind, text: text.slice(at, stop) }, start: at, finding });
      at = stop;
    }
  }
  return pieces;
}
