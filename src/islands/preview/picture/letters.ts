export function families() {
  const heading = document.querySelector('h2') ?? document.body;
  return {
    display: `700 100px ${getComputedStyle(heading).fontFamily}`,
    plain: `500 100px ${getComputedStyle(document.body).fontFamily}`,
  };
}

export const sized = (font: string, size: number) => font.replace('100px', `${size}px`);

/** Whoever waits longer for a font gets the system's. */
const fontMilliseconds = 1500;

/** The page's own fonts with every letter that is needed; what they lack comes from the system's. */
export async function loadLetters(text: string): Promise<void> {
  const { display, plain } = families();
  const fonts = [display, plain].map((font) => document.fonts.load(font, text));
  const enough = new Promise((resolve) => setTimeout(resolve, fontMilliseconds));
  await Promise.race([Promise.allSettled(fonts), enough]);
}
