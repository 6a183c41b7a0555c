import { t } from '#shared/language/t.ts';
import { inkOn, visibleOn } from './ink.ts';
import { families, sized } from './letters.ts';
import { leading, type SetText, setText } from './set-text.ts';

export const formats = {
  portrait: { label: t('Portrait, 1080 × 1350'), width: 1080, height: 1350 },
  wide: { label: t('Wide, 1200 × 627'), width: 1200, height: 627 },
} as const;
export type Format = keyof typeof formats;

/** Solid: words on the color. Paper: words on white beside a bar of it. Quote: words on black under a mark of it. */
export const layouts = { solid: t('Solid'), paper: t('Paper'), quote: t('Quote') } as const;
export type Layout = keyof typeof layouts;

export interface Picture {
  text: string;
  name: string;
  format: Format;
  layout: Layout;
  /** "#" and six digits, as a color field gives it. */
  color: string;
  rtl: boolean;
}

const grounds = { paper: '#fbfaf6', quote: '#12151c' };
/** Of the shorter side. */
const [margin, barWidth, nameSize] = [0.09, 0.025, 0.034];

/** Draws the picture, and says what stands on it. */
export function draw(canvas: HTMLCanvasElement, picture: Picture): SetText {
  const { format, layout, color, rtl, text, name } = picture;
  const { width, height } = formats[format];
  const side = Math.min(width, height);
  const pad = side * margin;
  const [ground, mark] =
    layout === 'solid'
      ? [color, inkOn(color)]
      : [grounds[layout], visibleOn(grounds[layout], color)];
  const { display, plain } = families();
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.direction = rtl ? 'rtl' : 'ltr';
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = mark;

  const start = rtl ? width - pad : pad;
  let [top, room] = [pad, height - 2 * pad - side * nameSize * 2.5];
  if (layout === 'paper')
    pen.fillRect(rtl ? width - side * barWidth : 0, 0, side * barWidth, height);
  if (layout === 'quote') {
    pen.font = sized(display, side * 0.3);
    pen.textBaseline = 'top';
    pen.textAlign = rtl ? 'right' : 'left';
    // The marks hang in the upper half of their letter.
    pen.fillText('“', start, pad * 0.8);
    top += side * 0.17;
    room -= side * 0.17;
  }

  pen.font = display;
  const box = {
    width: width - 2 * pad,
    height: room,
    largest: side * 0.13,
    smallest: side * 0.045,
  };
  const set = setText(text, box, (line) => pen.measureText(line).width / 100);
  pen.fillStyle = inkOn(ground);
  pen.font = sized(display, set.size);
  pen.textAlign = rtl ? 'right' : 'left';
  pen.textBaseline = 'middle';
  const step = set.size * leading;
  const first = top + (room - set.lines.length * step) / 2 + step / 2;
  set.lines.forEach((line, at) => {
    pen.fillText(line, start, first + at * step);
  });

  pen.font = sized(plain, side * nameSize);
  pen.textBaseline = 'alphabetic';
  pen.fillText(name, start, height - pad, width - 2 * pad);
  return set;
}
