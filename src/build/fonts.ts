import { fontProviders } from 'astro/config';
import type { SiteLanguage } from '#shared/rules.ts';

const inter = '@fontsource-variable/inter/files';

/**
 * See src/assets/fonts/README.md for how the preloaded files were cut: one for English, which has the letters
 * of the languages' own names too, since these stand at the foot of each page, and one with all letters
 * of the other languages of our pages. The rest serves letters they lack.
 */
const english = {
  text: './src/assets/fonts/inter-english.woff2',
  display: './src/assets/fonts/bricolage-display.woff2',
  letters:
    'U+0020-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+00E7, U+00E9-00EA, U+00F1, U+2009, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212',
  latinRest:
    'U+00A1-00A2, U+00A4-00A8, U+00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00E6, U+00E8, U+00EB-00F0, U+00F2-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+201A, U+201E-2021, U+2039-203A, U+2044',
};

const western = {
  text: './src/assets/fonts/inter-western.woff2',
  display: './src/assets/fonts/bricolage-display-western.woff2',
  letters: `${english.letters}, U+00A1, U+00AA, U+00BA, U+00BF-00C4, U+00C6-00CF, U+00D1-00D6, U+00D9-00DC, U+00DF-00E4, U+00E6, U+00E8, U+00EB-00EF, U+00F2-00F6, U+00F9-00FC, U+00FF, U+0152-0153, U+201A, U+201E, U+202F, U+2039-203A`,
  latinRest:
    'U+00A2, U+00A4-00A8, U+00AC-00B6, U+00B8-00B9, U+00BC-00BE, U+00C5, U+00D0, U+00D8, U+00DD-00DE, U+00E5, U+00F0, U+00F7-00F8, U+00FD-00FE, U+0131, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+201F-2021, U+2044',
};

const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';

export function fontsFor(language: SiteLanguage) {
  const { text, display, letters, latinRest } = language === 'en' ? english : western;
  const variant = (src: string, range: string) => ({
    src: [src] as [string],
    weight: '400 700',
    style: 'normal' as const,
    unicodeRange: [range] as [string],
  });
  // src/styles/faces.css has the stand-ins, and says why the fonts are optional.
  const always = {
    provider: fontProviders.local(),
    optimizedFallbacks: false,
    display: 'optional' as const,
  };
  return [
    {
      ...always,
      name: 'Inter',
      cssVariable: '--face-text',
      fallbacks: ['Inter on Arial', 'Inter on Roboto', 'system-ui', 'sans-serif'],
      options: {
        variants: [
          variant(text, letters),
          variant(`${inter}/inter-latin-wght-normal.woff2`, latinRest),
          variant(`${inter}/inter-latin-ext-wght-normal.woff2`, latinExtended),
        ] as [ReturnType<typeof variant>, ...ReturnType<typeof variant>[]],
      },
    },
    {
      ...always,
      name: 'Bricolage Grotesque',
      cssVariable: '--face-display',
      fallbacks: ['Bricolage on Arial', 'Bricolage on Roboto', 'system-ui', 'sans-serif'],
      options: {
        variants: [{ src: [display] as [string], weight: '700', style: 'normal' as const }],
      },
    },
  ];
}
