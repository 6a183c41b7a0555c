const [black, white] = ['#000000', '#ffffff'];

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** As WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white: one of the two has at least 4.5:1 on any ground. */
export function inkOn(ground: string): string {
  return contrast(ground, white) >= contrast(ground, black) ? white : black;
}

function mixed(color: string, other: string, share: number): string {
  const [from, to] = [channels(color), channels(other)];
  const mix = from.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share));
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The color itself where it can be told from the ground, else as near to it as can be. */
export function visibleOn(ground: string, color: string, least = 3): string {
  const ink = inkOn(ground);
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mixed(color, ink, share);
    if (contrast(ground, tried) >= least) return tried;
  }
  return ink;
}
