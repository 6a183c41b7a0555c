import type { IncomingMessage } from 'node:http';

const longestErrorBody = 64 * 1024;
/** With what comes beside it, as between its pieces. */
const mostOnTheWay = 2 * longestErrorBody;

export function aborted(): DOMException {
  return new DOMException('The request was aborted.', 'AbortError');
}

/** As much of an error's body as there is. */
export async function errorText(
  incoming: IncomingMessage,
  signal: AbortSignal | null,
): Promise<string> {
  const { socket } = incoming;
  const before = socket.bytesRead;
  let text = '';
  incoming.setEncoding('utf8');
  signal?.addEventListener('abort', () => incoming.destroy(aborted()), { once: true });
  try {
    for await (const chunk of incoming) {
      text += chunk;
      if (text.length > longestErrorBody || socket.bytesRead - before > mostOnTheWay) break;
    }
  } catch {
    // The status says enough, and the budget knows if it was the one that ended this.
  }
  return text;
}

/** Some servers complain in a form of their own, which the SDK would not show. */
export function asSdkReads(text: string): string {
  try {
    if (typeof JSON.parse(text).error === 'object') return text;
  } catch {
    // Plain text or a page is a complaint as well.
  }
  return JSON.stringify({ error: { message: text } });
}
