const address = /[@#]|:\/\/|^[^\s/]+\.\p{L}{2,}(?:\/|$)/u;
const number = /^[\d\s()+-]+$/;

export function endsInAddress(text: string): boolean {
  return number.test(text) || address.test(text.slice(text.lastIndexOf(' ') + 1));
}

export function ended(text: string, mark = '.'): string {
  if (/[.!?…:。！？؟]["”'’)»]*$|\p{Extended_Pictographic}\uFE0F?$/u.test(text)) return text;
  // A full stop would become part of an address in somebody's eyes, and of a link in some apps.
  return endsInAddress(text) ? text : text + mark;
}

/** A sentence without its full stop, which runs into the next one unless a line parts them. */
export function endsOpen(text: string): boolean {
  return endsInAddress(text) && !/[.!?…]$/u.test(text);
}
