/** The bytes that an OpenAI-compatible server puts on the wire for one chat completion. */

export interface StreamShape {
  /** How many deltas the text is dealt out in. */
  deltas?: number;
  eol?: '\n' | '\r\n' | '\r';
  /** A comment before the first event and after every so many deltas, as OpenRouter sends them. */
  commentEvery?: number;
  finish?: string | null;
  /** The closing `[DONE]`, which some servers forget. */
  done?: boolean;
  /** What the server counted, in a piece of its own after the text. */
  usage?: { prompt_tokens: number; completion_tokens: number };
  /** After so many deltas an error event comes instead of the rest. */
  errorAfter?: number;
  error?: object;
}

const head = { id: 'chatcmpl-fake', created: 1_790_000_000, model: 'fake/model' };

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return JSON.stringify({ ...head, object: 'chat.completion.chunk', choices });
}

/** Deals a text out in equal parts; a character never spans two of them. */
export function deal(text: string, parts: number): string[] {
  const characters = Array.from(text);
  const size = Math.max(1, Math.ceil(characters.length / parts));
  const dealt: string[] = [];
  for (let at = 0; at < characters.length; at += size) {
    dealt.push(characters.slice(at, at + size).join(''));
  }
  return dealt;
}

/** Server-sent events, one string each. */
export function eventsOf(text: string, shape: StreamShape = {}): string[] {
  const { deltas = 100, eol = '\n', commentEvery, finish = 'stop', done = true } = shape;
  const event = (data: string) => `data: ${data}${eol}${eol}`;
  const comment = `: OPENROUTER PROCESSING${eol}${eol}`;
  const events = commentEvery === undefined ? [] : [comment];
  events.push(event(chunk({ role: 'assistant', content: '' })));
  for (const [index, content] of deal(text, deltas).entries()) {
    if (index === shape.errorAfter) {
      const error = shape.error ?? { code: 502, message: 'Provider returned error' };
      return [...events, event(JSON.stringify({ ...head, error, choices: [] }))];
    }
    events.push(event(chunk({ content })));
    if (commentEvery !== undefined && index % commentEvery === 0) events.push(comment);
  }
  if (finish !== null) events.push(event(chunk({}, finish)));
  const { usage } = shape;
  if (usage) events.push(event(JSON.stringify({ ...head, choices: [], usage })));
  if (done) events.push(event('[DONE]'));
  return events;
}

/** The answer to a request that did not ask for a stream. */
export function completionOf(content: string, finish = 'stop'): string {
  const message = { role: 'assistant', content };
  const choices = [{ index: 0, message, finish_reason: finish }];
  return JSON.stringify({ ...head, object: 'chat.completion', choices });
}
