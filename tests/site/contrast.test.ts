import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = readFileSync('src/styles/theme.css', 'utf8');
const lightStart = source.indexOf('@theme');
const darkStart = source.indexOf('.dark {');

type Colour = readonly [lightness: number, chroma: number, hue: number];

function coloursIn(css: string): Record<string, Colour> {
  const tokens = css.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries(
    [...tokens].map(([, name, lightness, chroma, hue]) => [
      name,
      [Number(lightness), Number(chroma), Number(hue)] as const,
    ]),
  );
}

const themes = {
  light: coloursIn(source.slice(lightStart, darkStart)),
  dark: coloursIn(source.slice(darkStart)),
};

/** Björn Ottosson's OKLab matrices; relative luminance is the Y of linear sRGB. */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['canvas', 'surface', 'raised', 'sunken'];
const text = ['ink', 'muted', 'accent', 'accent-strong'];
const readable = [
  ...text.flatMap((colour) => grounds.map((ground) => [colour, ground])),
  ...['success', 'premium', 'danger', 'accent'].flatMap((colour) => [
    [colour, 'surface'],
    [colour, 'canvas'],
    [colour, `${colour}-soft`],
    ['ink', `${colour}-soft`],
    ['muted', `${colour}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
];
const edges = grounds.map((ground) => ['line-strong', ground]);

describe.each(Object.entries(themes))('%s theme', (_, colours) => {
  const between = (one = '', other = '') => {
    const [first, second] = [colours[one], colours[other]];
    if (!first || !second) throw new Error(`No token ${first ? other : one} in theme.css`);
    return contrast(first, second);
  };

  test.each(readable)('%s is readable on %s', (colour, ground) => {
    expect(between(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)('%s is visible on %s', (edge, ground) => {
    expect(between(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
