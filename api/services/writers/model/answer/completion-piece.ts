/** One piece of a chat completion: a stream's chunk, or a whole answer. */
export interface CompletionPiece {
  text: string;
  /** The provider's reason to stop, once it gives one. */
  finish: string | null;
  refused: boolean;
  /** An error that came inside a successful answer: its status, 0 where it names none, and its words. */
  error: { status: number; providerWords: string } | null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function statusOf(error: unknown): number {
  const code = isRecord(error) ? (error.code ?? error.status) : null;
  // A list of lists as a code would take the whole stack to become a number.
  const status = typeof code === 'string' ? Number(code) : code;
  return typeof status === 'number' && Number.isInteger(status) ? status : 0;
}

function errorIn(error: unknown): CompletionPiece['error'] {
  const parts = isRecord(error) ? [error.message, error.param, error.code] : [error];
  const providerWords = parts.filter((part) => typeof part === 'string').join(' ');
  return { status: statusOf(error), providerWords };
}

/** Null means that this is no chat completion at all. */
export function readCompletionPiece(json: string): CompletionPiece | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const [choice] = Array.isArray(value.choices) ? value.choices : [];
  if (!isRecord(choice)) {
    const error = value.error == null ? null : errorIn(value.error);
    return { text: '', finish: null, refused: false, error };
  }
  const piece = choice.delta ?? choice.message;
  const { content, refusal } = isRecord(piece) ? piece : {};
  const finish = typeof choice.finish_reason === 'string' ? choice.finish_reason : null;
  const error = value.error ?? choice.error ?? (finish === 'error' ? {} : null);
  return {
    text: typeof content === 'string' ? content : '',
    finish,
    refused: (typeof refusal === 'string' && refusal !== '') || finish === 'content_filter',
    error: error === null ? null : errorIn(error),
  };
}
