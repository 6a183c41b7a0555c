import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { postAction } from '#islands/parts/post-action.ts';
import type { Found } from '#islands/parts/signs/use-findings.ts';
import { $config, loadConfig } from '#lib/config.ts';
import { $modelInUse } from '#lib/own-model/who-writes.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { $run } from '../run-state.ts';
import { type Card, changeCard, editCard, findCard } from './cards.ts';
import { mendCard, wayToMend } from './mend-card.ts';

interface Props {
  card: Card;
  number: number;
  found: Found | null;
}

/** One click mends what can be mended; the old text can be taken back while the new one stands. */
export function MendActions({ card, number, found }: Props) {
  const config = useStore($config);
  const ownModel = useStore($modelInUse) !== null;
  const { busy: running } = useStore($run);
  const [busy, setBusy] = useState(false);
  const [old, setOld] = useState<{ before: string; after: string } | null>(null);
  const here = useRef(true);
  const { id, text } = card;
  // Only a generation that is done has posts to mend.
  const hasModel = (ownModel || config?.writer.offline === false) && !running;
  const way = found && wayToMend(found.findings, card, hasModel);

  useEffect(() => {
    void loadConfig();
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const mend = async () => {
    if (!found || !way) return;
    setBusy(true);
    const outcome = await mendCard(card, found.findings, way);
    // An edit was begun, or the text became another one.
    if (!here.current || findCard(id)?.text !== text) return;
    setBusy(false);
    if (!outcome.ok) {
      toast(outcome.error);
      return;
    }
    // Nor does the end of its generation replace it any more.
    changeCard(id, { text: outcome.value, touched: true });
    setOld({ before: text, after: outcome.value });
    toastMessage('mended');
  };

  const takeBack = () => {
    if (old) editCard(id, old.before);
    setOld(null);
  };

  return (
    <>
      {way && (
        <button
          type="button"
          className={postAction}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => busy || void mend()}
        >
          {busy ? 'Mending…' : way.label}
          <span className="sr-only"> post {number}</span>
        </button>
      )}
      {old?.after === text && (
        <button type="button" className={postAction} onClick={takeBack}>
          Undo<span className="sr-only"> the mending of post {number}</span>
        </button>
      )}
    </>
  );
}
