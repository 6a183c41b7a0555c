import type { RefObject } from 'react';
import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { download } from '#lib/download.ts';
import { openShareSheet, sharesPictures } from '#lib/share.ts';
import { toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';

interface Props {
  /** The whole post. */
  text: string;
  alt: string;
  /** The picture says what was typed last. */
  ready: boolean;
  canvas: RefObject<HTMLCanvasElement | null>;
}

async function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const name = `text-card-${canvas.width}x${canvas.height}.png`;
  return blob && new File([blob], name, { type: blob.type });
}

/** What can be done with a text card. */
export function CardActions({ text, alt, ready, canvas }: Props) {
  const withFile = async (use: (file: File) => void) => {
    const file = canvas.current && (await fileOf(canvas.current));
    if (file) use(file);
    else toastMessage('pictureFailed');
  };

  return (
    <div className="preview-actions">
      <button
        type="button"
        className="btn btn-secondary"
        disabled={!ready}
        onClick={() => void withFile((file) => download({ name: file.name, file }))}
      >
        {t('Download PNG')}
      </button>
      <CopyButton
        text={alt}
        words={heard(t('Copy alt text[ of the text card]'))}
        className="btn btn-secondary"
      />
      {sharesPictures() && (
        <button
          type="button"
          className="btn btn-secondary"
          disabled={!ready}
          onClick={() => void withFile((file) => openShareSheet({ text, files: [file] }))}
        >
          {t('Share picture with an app')}
        </button>
      )}
    </div>
  );
}
