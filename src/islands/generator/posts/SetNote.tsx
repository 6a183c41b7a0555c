import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $removed } from '#lib/library/list.ts';
import { t } from '#shared/language/t.ts';
import { type CardSet, cardsFor } from './cards.ts';
import { saveAll } from './save-card.ts';

/** What the posts are about, and that they are not in the library yet. */
export function SetNote({ set }: { set: CardSet }) {
  const { topic, platforms, ownModel } = set;
  const removed = useStore($removed);
  const [busy, setBusy] = useState(false);
  // The first of each platform, then the second ones: a list that is full has some of all.
  const groups = platforms.map((platform) => cardsFor(platform, set));
  const inTurn = set.cards.flatMap((_, at) => groups.flatMap((cards) => cards[at] ?? []));
  const unsaved = inTurn.filter(({ savedId }) => savedId === null || removed.has(savedId));
  const save = async () => {
    setBusy(true);
    await saveAll(unsaved.map(({ id }) => id));
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="hint min-w-0 flex-1 wrap-anywhere">
        <span dir="auto" className="block w-fit max-w-full truncate font-semibold text-ink">
          {topic}
        </span>
        {ownModel !== undefined &&
          `${t('Written by {model}, your own model.', { model: ownModel })} `}
        {unsaved.length === 0
          ? t('All saved.')
          : t('Unsaved posts stay in this browser until you log out.')}
      </p>
      {unsaved.length > 1 && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => busy || void save()}
        >
          {t('Save all')}
        </button>
      )}
    </div>
  );
}
