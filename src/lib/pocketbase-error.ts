/** What a refused PocketBase call leaves to read, whatever was thrown. */
export interface PocketBaseFailure {
  /** 0 where no answer came. */
  status: number;
  /** Given up by this page itself. */
  cancelled: boolean;
  /** A code of our own hooks, or empty. */
  code: string;
  /** The code PocketBase gave for each field it refused. */
  fields: ReadonlyMap<string, string>;
}

interface Loose {
  isAbort?: unknown;
  status?: unknown;
  response?: unknown;
  data?: unknown;
  code?: unknown;
}

function loosely(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? value : {};
}

export function readFailure(error: unknown): PocketBaseFailure {
  const { status, response, isAbort } = loosely(error);
  const data = loosely(loosely(response).data);
  const fields = new Map<string, string>();
  for (const [name, problem] of Object.entries(data)) {
    const { code } = loosely(problem);
    if (typeof code === 'string') fields.set(name, code);
  }
  return {
    status: typeof status === 'number' ? status : 0,
    cancelled: isAbort === true,
    code: typeof data.code === 'string' ? data.code : '',
    fields,
  };
}
