/** An answer that is an error, as Stripe words it on the wire. */
export class StripeFault extends Error {
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; param?: string };

  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.error = {
      type,
      message,
      ...(code === undefined ? {} : { code }),
      ...(param === undefined ? {} : { param }),
    };
  }
}

export function invalid(message: string, param?: string, code?: string): StripeFault {
  return new StripeFault(400, 'invalid_request_error', message, code, param);
}

export function missing(kind: string, id: string, param = 'id', status = 404): StripeFault {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFault(status, 'invalid_request_error', message, 'resource_missing', param);
}
