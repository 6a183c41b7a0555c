import { type Format, formats, type Layout, layouts } from './draw.ts';

const choicesOf = <Key extends string>(labels: Record<Key, string>) =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, words: labels[value] }));
export const formatChoices = choicesOf<Format>({
  portrait: formats.portrait.label,
  wide: formats.wide.label,
});
export const layoutChoices = choicesOf<Layout>(layouts);
