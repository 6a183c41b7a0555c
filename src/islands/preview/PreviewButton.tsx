import { useEffect, useState } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { lazyAgain } from '#islands/parts/lazy/lazy-again.ts';
import { Outline } from '#islands/parts/Outline.tsx';
import { postAction, shortcutMark } from '#islands/parts/post-action.ts';
import { heard } from '#islands/parts/sentence.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { t } from '#shared/language/t.ts';
import { eye } from './feed-icons.ts';

const [PreviewDialog, askPreviewDialogAgain, fetchPreviewDialog] = lazyAgain(
  () => import('./PreviewDialog.tsx'),
);
const fetchAhead = () => void fetchPreviewDialog();

interface Props {
  text: string;
  /** Any id: an old row may name a platform the rules no longer know. */
  platform: string;
  /** Tells the buttons of a list apart for those who hear them. */
  of: string;
}

/** Opens what a post will look like, and what can be done with it from there. */
export function PreviewButton({ text, platform, of }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => whenIdle(fetchAhead), []);
  const close = () => setOpen(false);
  const fail = () => {
    askPreviewDialogAgain();
    close();
  };
  return (
    <>
      <button
        type="button"
        className={postAction}
        onPointerEnter={fetchAhead}
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void fetchPreviewDialog().then(() => setOpen(true))}
        {...shortcutMark('preview')}
      >
        <Outline path={eye} />
        {heard(t('Preview[ {post}]'), { post: of })}
      </button>
      {open && (
        <LazyPart onFail={fail}>
          <PreviewDialog text={text} platform={platform} onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
