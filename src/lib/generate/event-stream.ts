export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events from text that arrives cut anywhere, as the HTML standard parses them. The
 * model writer's splitter is another: it bounds what a foreign server sends and knows no event names.
 */
export class EventStreamParser {
  #rest = '';
  #afterReturn = false;
  #event = '';
  #data: string[] = [];

  push(chunk: string): ServerEvent[] {
    const events: ServerEvent[] = [];
    // The second half of a CRLF that was cut in two; its line has ended already.
    const text = this.#rest + (this.#afterReturn ? chunk.replace(/^\n/, '') : chunk);
    if (chunk !== '') this.#afterReturn = chunk.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#line(line, events);
    return events;
  }

  #line(line: string, events: ServerEvent[]): void {
    if (line === '') {
      if (this.#data.length > 0) {
        events.push({ event: this.#event || 'message', data: this.#data.join('\n') });
      }
      this.#event = '';
      this.#data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#event = value;
    if (field === 'data') this.#data.push(value);
  }
}

/** `heard` is told of every sign of life, be it only a comment. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<ServerEvent> {
  const parser = new EventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    void readToEnd(reader);
  }
}

/** Whoever leaves at the last event leaves before the end; unread, the answer would count as broken off. */
async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // Stopped, or the connection is gone: there is nothing left to read.
  }
}
