import { readFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';

const size = { width: 1200, height: 630 };
const colours = {
  ground: '#12151c',
  dot: '#262b38',
  ink: '#f3f0ea',
  muted: '#aab0bf',
  accent: '#86b1ff',
};

async function fonts() {
  const [display, text] = await Promise.all([
    readFile('src/assets/fonts/bricolage-display-western.woff2'),
    readFile('src/assets/fonts/inter-western.woff2'),
  ]);
  return [
    { name: 'Display', data: display, weight: 700 as const },
    { name: 'Text', data: text, weight: 400 as const },
  ];
}

interface Words {
  brand: string;
  /** Above the title: a category or the like. */
  eyebrow: string;
  title: string;
  foot: string;
}

type Node = {
  type: string;
  props: { style: Record<string, unknown>; children?: unknown; src?: string };
};

function box(style: Record<string, unknown>, children: unknown): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function picture(svg: string, style: Record<string, unknown>): Node {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, style } };
}

const dots = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><circle cx="20" cy="20" r="2" fill="${colours.dot}"/></pattern><rect width="1200" height="630" fill="url(#p)"/></svg>`;

/** The card that networks show for a link: a PNG, since several of them take nothing else. */
export async function sharingImage({ brand, eyebrow, title, foot }: Words): Promise<Buffer> {
  const mark = await readFile('src/assets/brand/mark.svg', 'utf8');
  const words = box(
    {
      position: 'absolute',
      inset: '72px 80px',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    [
      box({ alignItems: 'center', gap: 20 }, [
        picture(mark, { width: 64, height: 64 }),
        box({ fontFamily: 'Display', fontSize: 44 }, brand),
      ]),
      box({ flexDirection: 'column', gap: 20 }, [
        box({ color: colours.accent, fontSize: 30 }, eyebrow),
        box(
          {
            maxWidth: 980,
            fontFamily: 'Display',
            fontSize: title.length > 55 ? 62 : 74,
            letterSpacing: '-0.02em',
            lineHeight: 1.1,
          },
          title,
        ),
      ]),
      box({ color: colours.muted, fontSize: 28 }, foot),
    ],
  );
  const card = box(
    { ...size, backgroundColor: colours.ground, color: colours.ink, fontFamily: 'Text' },
    [picture(dots, { ...size, position: 'absolute' }), words],
  );
  const svg = await satori(card as never, { ...size, fonts: await fonts() });
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
