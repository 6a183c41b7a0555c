/** Hashtags that a model lists beside the text instead of in it. */
export function withHashtags(text: string, listed: unknown): string {
  const names = typeof listed === 'string' ? listed.split(/[\s,]+/) : listed;
  if (!Array.isArray(names)) return text;
  const written = text.toLowerCase();
  const tags = names
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/[\s#＃]/g, ''))
    .filter((name) => name !== '' && !written.includes(`#${name.toLowerCase()}`))
    .map((name) => `#${name}`);
  return tags.length === 0 ? text : `${text}\n\n${tags.join(' ')}`;
}
