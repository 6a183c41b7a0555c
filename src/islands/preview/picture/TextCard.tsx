import { useEffect, useId, useRef, useState } from 'react';
import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { download } from '#lib/download.ts';
import { openShareSheet, sharesPictures } from '#lib/share.ts';
import { toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';
import { hookOf, longestHook } from '#shared/text/feed/hook.ts';
import { Chips } from '../Chips.tsx';
import { draw, type Format, formats, type Layout, layouts } from './draw.ts';
import { loadLetters } from './letters.ts';

const choicesOf = <Key extends string>(labels: Record<Key, string>) =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, words: labels[value] }));
const formatChoices = choicesOf<Format>({
  portrait: formats.portrait.label,
  wide: formats.wide.label,
});
const layoutChoices = choicesOf<Layout>(layouts);

interface Props {
  text: string;
  name: string;
  /** Platforms whose posts need a picture show it upright. */
  upright: boolean;
  /** The picture is there, or another one is. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
}

async function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const name = `text-card-${canvas.width}x${canvas.height}.png`;
  return blob && new File([blob], name, { type: blob.type });
}

/** The post's hook as a picture, drawn here: for platforms that take no post without one. */
export default function TextCard({ text, name, upright, onDrawn }: Props) {
  const [words, setWords] = useState(() => hookOf(text));
  const [format, setFormat] = useState<Format>(upright ? 'portrait' : 'wide');
  const [layout, setLayout] = useState<Layout>('solid');
  const [color, setColor] = useState('#1f3fae');
  const [drawn, setDrawn] = useState('');
  const [ready, setReady] = useState(false);
  const [cut, setCut] = useState(false);
  const [ownAlt, setOwnAlt] = useState<string | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const alt = ownAlt ?? t('Text on a plain ground: “{words}”', { words: drawn });

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    let wanted = true;
    setReady(false);
    void loadLetters(words + name).then(() => {
      if (!wanted || !canvas.current) return;
      const rtl = field.current !== null && getComputedStyle(field.current).direction === 'rtl';
      const set = draw(canvas.current, { text: words, name, format, layout, color, rtl });
      setDrawn(set.lines.join(' '));
      setCut(set.cut);
      setReady(true);
      onDrawn(canvas.current);
    });
    return () => {
      wanted = false;
    };
  }, [words, name, format, layout, color, onDrawn]);

  const withFile = async (use: (file: File) => void) => {
    const file = canvas.current && (await fileOf(canvas.current));
    if (file) use(file);
    else toastMessage('pictureFailed');
  };

  return (
    <section aria-labelledby={`${id}-title`} className="picture">
      <h3 id={`${id}-title`}>{t('Text card')}</h3>
      <canvas ref={canvas} role="img" aria-label={alt} className="picture-canvas" />
      <div className="picture-fields">
        <Chips label={t('Size')} options={formatChoices} chosen={format} onChoose={setFormat} />
        <div className="preview-choices">
          <Chips label={t('Layout')} options={layoutChoices} chosen={layout} onChoose={setLayout} />
          <label className="picture-color max-sm:ml-5">
            {t('Color')}
            <input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
          </label>
        </div>
        <div>
          <label className="label" htmlFor={`${id}-words`}>
            {t('Words on it')}
          </label>
          <textarea
            ref={field}
            id={`${id}-words`}
            className="field"
            rows={3}
            maxLength={longestHook}
            dir="auto"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {cut && <p className="field-error">{t('Not all of it fits: the card ends with “…”.')}</p>}
        </div>
        <div>
          <label className="label" htmlFor={`${id}-alt`}>
            {t('Alt text')}
          </label>
          <textarea
            id={`${id}-alt`}
            className="field"
            rows={2}
            dir="auto"
            value={alt}
            onChange={(event) => setOwnAlt(event.target.value)}
          />
        </div>
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
      </div>
    </section>
  );
}
