import { fontProviders } from 'astro/config';

const inter = '@fontsource-variable/inter/files';

/** See src/assets/fonts/README.md for how the two preloaded files were cut. The others serve letters they lack. */
export const fonts = [
  {
    provider: fontProviders.local(),
    name: 'Inter',
    cssVariable: '--face-text',
    fallbacks: ['Inter on Arial', 'Inter on Roboto', 'system-ui', 'sans-serif'],
    // src/styles/faces.css has the stand-ins, and says why the fonts are optional.
    optimizedFallbacks: false,
    display: 'optional' as const,
    options: {
      variants: [
        {
          src: ['./src/assets/fonts/inter-english.woff2'],
          weight: '400 700',
          style: 'normal',
          unicodeRange: [
            'U+0020-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+00E9, U+2009, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212',
          ],
        },
        {
          src: [`${inter}/inter-latin-wght-normal.woff2`],
          weight: '400 700',
          style: 'normal',
          unicodeRange: [
            'U+00A1-00A2, U+00A4-00A8, U+00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+201A, U+201E-2021, U+2039-203A, U+2044',
          ],
        },
        {
          src: [`${inter}/inter-latin-ext-wght-normal.woff2`],
          weight: '400 700',
          style: 'normal',
          unicodeRange: [
            'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB',
          ],
        },
      ],
    },
  },
  {
    provider: fontProviders.local(),
    name: 'Bricolage Grotesque',
    cssVariable: '--face-display',
    fallbacks: ['Bricolage on Arial', 'Bricolage on Roboto', 'system-ui', 'sans-serif'],
    optimizedFallbacks: false,
    display: 'optional' as const,
    options: {
      variants: [
        { src: ['./src/assets/fonts/bricolage-display.woff2'], weight: '700', style: 'normal' },
      ],
    },
  },
];
