const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);
const textTypes = new Set(['text/plain', 'text/markdown']);
const lookedAt = 1_024;

/** How UTF-16 begins, where it says so. */
const marks: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

function markOf(body: Buffer): string | undefined {
  return marks[body.toString('hex', 0, 2)];
}

/** What a page is by its label and its beginning, which may disagree; null for what is no text. */
export function pageKind(contentType: string, body: Buffer): 'html' | 'text' | 'pdf' | null {
  const type = contentType.slice(0, 200).split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/pdf') return body.toString('latin1', 0, 5) === '%PDF-' ? 'pdf' : null;
  if (type !== '' && !htmlTypes.has(type) && !textTypes.has(type)) return null;
  const start = body.subarray(0, lookedAt);
  if (start.includes(0) && markOf(body) === undefined) return null;
  const beginning = start.toString('utf8').trimStart().toLowerCase();
  if (beginning.startsWith('%pdf-')) return null;
  if (beginning.startsWith('<!doctype html') || beginning.startsWith('<html')) return 'html';
  return textTypes.has(type) ? 'text' : 'html';
}

function labelIn(text: string): string | undefined {
  return /charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i.exec(text)?.[1];
}

/** In the encoding that its first bytes, its label or its head name, and otherwise in UTF-8. */
export function decodePage(contentType: string, body: Buffer): string {
  const head = body.toString('latin1', 0, lookedAt);
  const label = markOf(body) ?? labelIn(contentType.slice(0, 200)) ?? labelIn(head) ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
