import { useId, useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import { focusArea } from '#islands/parts/focus-area.ts';
import { forgetAllHistory, keepHistory } from '#lib/history/changes.ts';
import type { HistoryKeep } from '#shared/contracts/history.ts';
import { rules } from '#shared/rules.ts';
import { tellEnd } from './tell-end.ts';

const choices = Object.keys(rules.history.keep) as HistoryKeep[];
const lengthOf = (keep: HistoryKeep) => rules.history.keep[keep].label.toLowerCase();
const daysOf = (keep: HistoryKeep) => rules.history.keep[keep].days ?? Number.POSITIVE_INFINITY;

/** How long it is kept, and the way to be rid of it at once. */
export function Lasting({ keep, isEmpty }: { keep: HistoryKeep; isEmpty: boolean }) {
  const [asked, setAsked] = useState<HistoryKeep | 'forget' | null>(null);
  const [chosen, setChosen] = useState<HistoryKeep | null>(null);
  const id = useId();

  const choose = async (choice: HistoryKeep) => {
    setChosen(choice);
    const outcome = await keepHistory(choice);
    setChosen(null);
    tellEnd(outcome, 'historyKept', () => void choose(choice));
  };
  const forgetAll = async () => {
    tellEnd(await forgetAllHistory(), 'historyAllForgotten', () => void forgetAll());
  };

  return (
    <div {...focusArea}>
      <details>
        <summary className="hint w-fit">
          Kept {keep === 'forever' ? 'forever' : `for ${lengthOf(keep)}`}
        </summary>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex items-center gap-2">
            <label className="hint shrink-0" htmlFor={id}>
              Kept for
            </label>
            <select
              id={id}
              className="field w-auto py-1.5"
              value={chosen ?? keep}
              onChange={({ target }) => {
                const choice = choices.find((each) => each === target.value) ?? keep;
                if (daysOf(choice) < daysOf(keep)) setAsked(choice);
                else void choose(choice);
              }}
            >
              {choices.map((each) => (
                <option key={each} value={each}>
                  {rules.history.keep[each].label}
                </option>
              ))}
            </select>
          </div>
          {!isEmpty && (
            <button
              type="button"
              className="btn btn-quiet btn-sm ml-auto"
              onClick={() => setAsked('forget')}
            >
              Forget all
            </button>
          )}
        </div>
      </details>
      {asked === 'forget' && (
        <ConfirmDialog
          title="Forget all history"
          question="Topics, details and posts of everything you generated will be gone for good. Saved posts and the cards on this page stay, and your monthly count stays the same."
          yes="Forget all"
          no="Keep it"
          onYes={forgetAll}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked !== 'forget' && (
        <ConfirmDialog
          title="Keep it for a shorter time"
          question={`Everything older than ${lengthOf(asked)} will be gone for good at once, and the rest as it gets that old. Saved posts and the cards on this page stay.`}
          yes="Shorten"
          no="Leave it as it is"
          onYes={() => choose(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
