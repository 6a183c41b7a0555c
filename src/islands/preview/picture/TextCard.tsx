import { useEffect, useId, useRef, useState } from 'react';
import { t } from '#shared/language/t.ts';
import { hookOf, longestHook } from '#shared/text/feed/hook.ts';
import { Chips } from '../Chips.tsx';
import { CardActions } from './CardActions.tsx';
import { formatChoices, layoutChoices } from './choices.ts';
import { draw, type Format, type Layout } from './draw.ts';
import { loadLetters } from './letters.ts';

interface Props {
  text: string;
  name: string;
  /** Platforms whose posts need a picture show it upright. */
  upright: boolean;
  /** The picture is there, or another one is. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
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

  return (
    <section aria-labelledby={`${id}-title`} className="picture">
      <h3 id={`${id}-title`}>{t('Text card')}</h3>
      <canvas ref={canvas} role="img" aria-label={alt} className="picture-canvas" />
      <div className="picture-fields">
        <Chips label={t('Size')} options={formatChoices} chosen={format} onChoose={setFormat} />
        <div className="preview-choices">
          <Chips label={t('Layout')} options={layoutChoices} chosen={layout} onChoose={setLayout} />
          <label className="picture-color">
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
        <CardActions {...{ text, alt, ready, canvas }} />
      </div>
    </section>
  );
}
