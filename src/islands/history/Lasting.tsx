import { useId, useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import { focusArea } from '#islands/parts/focus-area.ts';
import { forgetAllHistory, keepHistory } from '#lib/history/changes.ts';
import type { HistoryKeep } from '#shared/contracts/history.ts';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { tellEnd } from './tell-end.ts';

const choices = Object.keys(rules.history.keep) as HistoryKeep[];
/** Whole sentences: in other languages a length of time changes with the words around it. */
const kept: Record<HistoryKeep, string> = {
  day: t('Kept for a day'),
  month: t('Kept for a month'),
  forever: t('Kept forever'),
};

const shorter: Record<Exclude<HistoryKeep, 'forever'>, string> = {
  day: t(
    'Everything older than a day will be gone for good at once, and the rest as it gets that old. Saved posts and the cards on this page stay.',
  ),
  month: t(
    'Everything older than a month will be gone for good at once, and the rest as it gets that old. Saved posts and the cards on this page stay.',
  ),
};

const daysOf = (keep: HistoryKeep) => rules.history.keep[keep].days ?? Number.POSITIVE_INFINITY;

/** How long it is kept, and the way to be rid of it at once. */
export function Lasting({ keep, isEmpty }: { keep: HistoryKeep; isEmpty: boolean }) {
  const [asked, setAsked] = useState<keyof typeof shorter | 'forget' | null>(null);
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
        <summary className="hint w-fit py-1.5">{kept[keep]}</summary>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex items-center gap-2">
            <label className="hint shrink-0" htmlFor={id}>
              {t('Kept for')}
            </label>
            <select
              id={id}
              className="field w-auto py-1.5"
              value={chosen ?? keep}
              onChange={({ target }) => {
                const choice = choices.find((each) => each === target.value) ?? keep;
                if (choice !== 'forever' && daysOf(choice) < daysOf(keep)) setAsked(choice);
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
              {t('Forget all')}
            </button>
          )}
        </div>
      </details>
      {asked === 'forget' && (
        <ConfirmDialog
          title={t('Forget all history')}
          question={t(
            'Topics, details and posts of everything you generated will be gone for good. Saved posts and the cards on this page stay, and your monthly count stays the same.',
          )}
          yes={t('Forget all')}
          no={t('Keep it')}
          onYes={forgetAll}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked !== 'forget' && (
        <ConfirmDialog
          title={t('Keep it for a shorter time')}
          question={shorter[asked]}
          yes={t('Shorten')}
          no={t('Leave it as it is')}
          onYes={() => choose(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
