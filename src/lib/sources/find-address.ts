const addressed = /(?:https?:\/\/|\bwww\.)[^\s<>"“”]+/i;
/** Alone in the topic, it needs no scheme to be one. */
const alone = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?$/u;
/** What ends the sentence around it, and not the address. */
const behind = ".,;:!?'’»)]";
/** What led to it is no part of a topic without it. */
const before = ' \n,;:([–—-';

/** A pattern would look at a long row of them again from each. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function withoutStart(text: string, signs: string): string {
  let start = 0;
  while (start < text.length && signs.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

/** A bracket that was opened inside it is the address's own, as in Wikipedia's `/wiki/Rye_(bread)`. */
function addressIn(text: string): string {
  const count = (sign: string) => text.split(sign).length - 1;
  let unopened = count(')') - count('(');
  let end = text.length;
  while (end > 0 && behind.includes(text.charAt(end - 1))) {
    if (text.charAt(end - 1) === ')') {
      if (unopened <= 0) break;
      unopened -= 1;
    }
    end -= 1;
  }
  return text.slice(0, end);
}

export interface FoundAddress {
  /** As it is asked. */
  address: string;
  host: string;
  /** What else was typed. */
  rest: string;
}

/** A host with other letters than English ones is asked by another spelling than people know it by. */
function typedHost(written: string, address: string): string {
  const host = hostOf(address);
  if (!host.includes('xn--')) return host;
  return written.replace(/^https?:\/\//i, '').replace(/^www\.|[/?#:][\s\S]*$/gi, '');
}

/** The first address in what somebody typed; null where there is none. */
export function findAddress(typed: string): FoundAddress | null {
  const text = typed.trim();
  const found = addressed.exec(text) ?? alone.exec(text);
  if (!found) return null;
  const written = addressIn(found[0]);
  const address = /^https?:/i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const first = withoutEnd(text.slice(0, found.index), before);
  const last = withoutStart(text.slice(found.index + written.length), ` ${behind}`);
  return { address, host: typedHost(written, address), rest: `${first} ${last}`.trim() };
}

/** What somebody typed besides that address. */
export function withoutAddress(typed: string, address: string): string {
  const found = findAddress(typed);
  return found?.address === address ? found.rest : typed.trim();
}

/** As people call a site. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}
