import { Icon } from '#islands/parts/Icon.tsx';
import { shortcutMark } from '#islands/parts/post-action.ts';
import { heard } from '#islands/parts/sentence.ts';
import { t } from '#shared/language/t.ts';
import type { Card } from './cards.ts';
import { saveCard } from './save-card.ts';

interface Props {
  card: Card;
  /** What it is called to those who hear it. */
  name: string;
  saved: boolean;
  savable: boolean;
}

/** Stays focusable in every state, so that the keyboard does not lose its place while saving. */
export function SaveButton({ card: { id, saving }, name, saved, savable }: Props) {
  const idle = savable && !saved && !saving;
  return (
    <button
      type="button"
      className={`btn btn-sm ml-auto max-sm:px-2.5 max-sm:[&>svg]:hidden ${saved ? 'btn-quiet text-success aria-disabled:opacity-100' : 'btn-secondary'}`}
      aria-disabled={!idle}
      aria-busy={saving}
      onClick={() => idle && void saveCard(id)}
      {...shortcutMark('save')}
    >
      {saving ? <span className="spinner" /> : <Icon name={saved ? 'check' : 'save'} />}
      {heard(saving ? t('Saving…[ {post}]') : saved ? t('Saved[ {post}]') : t('Save[ {post}]'), {
        post: name,
      })}
    </button>
  );
}
