import readingTime from 'reading-time';

/** How long an article's MDX is, without the tags of its components. */
export function measure(body: string): { minutes: number; words: number } {
  const { minutes, words } = readingTime(body.replace(/<\/?[A-Z][^>]*>/g, ' '));
  return { minutes: Math.max(1, Math.round(minutes)), words };
}
