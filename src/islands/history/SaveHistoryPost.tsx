import { useState } from 'react';
import { Icon } from '#islands/parts/Icon.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { $dialog } from '#lib/dialogs.ts';
import { savePost } from '#lib/library/changes.ts';
import { carryOutAll } from '#lib/library/removals.ts';
import type { HistoryEntry, HistoryPost } from '#shared/contracts/history.ts';
import { t } from '#shared/language/t.ts';
import { tellEnd } from './tell-end.ts';

interface Props {
  entry: HistoryEntry;
  post: HistoryPost;
  of: string;
  isSaved: boolean;
}

async function save(entry: HistoryEntry, post: HistoryPost): Promise<void> {
  const { tone, key: generationKey } = entry;
  const { text, platform } = post;
  // A save must find the room that a deletion has made.
  await carryOutAll();
  const outcome = await savePost({ text, platform, tone, generationKey });
  if (!outcome.ok && outcome.code === 'savedLimit') $dialog.set('upgrade');
  const told = outcome.ok ? { ok: true as const, value: undefined } : outcome;
  tellEnd(told, 'saved', () => void save(entry, post));
}

/** Stays focusable in every state, so that the keyboard does not lose its place while saving. */
export function SaveHistoryPost({ entry, post, of, isSaved }: Props) {
  const [saving, setSaving] = useState(false);
  const idle = !isSaved && !saving;
  const words = saving ? t('Saving…[ {post}]') : isSaved ? t('Saved[ {post}]') : t('Save[ {post}]');
  const act = async () => {
    setSaving(true);
    await save(entry, post);
    setSaving(false);
  };
  return (
    <button
      type="button"
      className={`btn btn-sm ml-auto max-sm:px-2.5 max-sm:[&>svg]:hidden ${isSaved ? 'btn-quiet text-success aria-disabled:opacity-100' : 'btn-secondary'}`}
      aria-disabled={!idle}
      aria-busy={saving}
      onClick={() => idle && void act()}
    >
      {saving ? <span className="spinner" /> : <Icon name={isSaved ? 'check' : 'save'} />}
      {heard(words, { post: of })}
    </button>
  );
}
