import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { focusNext } from '#islands/parts/focus-area.ts';
import { postAction } from '#islands/parts/post-action.ts';
import { heard } from '#islands/parts/sentence.ts';
import type { Found } from '#islands/parts/signs/use-findings.ts';
import { $config, loadConfig } from '#lib/config.ts';
import { $modelInUse } from '#lib/own-model/who-writes.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';
import { $run } from '../run-state.ts';
import { takeText } from './card-versions.ts';
import { type Card, changeCard, editCard, findCard } from './cards.ts';
import { mendCard, type WayToMend, wayToMend } from './mend-card.ts';

interface Props {
  card: Card;
  name: string;
  found: Found | null;
}

function mendWords({ some }: WayToMend, post: string) {
  if (!some) return heard(t('Mend[ {post}]'), { post });
  return heard(t('Mend {count} of {all}[ {post}]'), { ...some, post });
}

/** One click mends what can be mended; the old text can be taken back while the new one stands. */
export function MendActions({ card, name, found }: Props) {
  const config = useStore($config);
  const ownModel = useStore($modelInUse) !== null;
  const { busy: running } = useStore($run);
  const [busy, setBusy] = useState<'hand' | 'model' | null>(null);
  const stopping = useRef(new AbortController());
  const { id, text, unmended } = card;
  // Only a generation that is done has posts to mend.
  const hasModel = (ownModel || config?.writer.offline === false) && !running;
  const way = found && wayToMend(found.findings, card, hasModel);

  // An edit that begins ends it too.
  useEffect(() => {
    void loadConfig();
    return () => stopping.current.abort();
  }, []);

  const mend = async () => {
    if (!found || !way) return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setBusy(way.by);
    const outcome = await mendCard(card, found.findings, way, signal);
    setBusy(null);
    if (signal.aborted || findCard(id)?.text !== text) return;
    if (!outcome.ok) {
      toast(outcome.error);
      return;
    }
    // Nor does the end of its generation replace it any more.
    takeText(id, { text: outcome.value, cause: 'mended' }, text);
    changeCard(id, { unmended: text });
    toastMessage('mended');
  };

  return (
    <>
      {way && (
        <button
          {...focusNext}
          type="button"
          className={postAction}
          aria-busy={busy !== null}
          aria-disabled={busy !== null}
          onClick={() => busy || void mend()}
        >
          {busy && <span className="spinner max-sm:hidden" />}
          {busy ? heard(t('Mending…[ {post}]'), { post: name }) : mendWords(way, name)}
        </button>
      )}
      {busy === 'model' && (
        <button type="button" className={postAction} onClick={() => stopping.current.abort()}>
          {heard(t('Stop[ mending {post}]'), { post: name })}
        </button>
      )}
      {unmended !== undefined && (
        <button
          {...focusNext}
          type="button"
          className={postAction}
          onClick={() => editCard(id, unmended)}
        >
          {heard(t('Undo[ the mending of {post}]'), { post: name })}
        </button>
      )}
    </>
  );
}
