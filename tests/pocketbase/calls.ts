import type { Identity } from '#scripts/pocketbase/identity.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface PocketbaseRow {
  id: string;
  [field: string]: unknown;
}

/** One request as anybody; the caller says what the answer looks like and checks its status. */
export async function call<Body>(
  pb: { url: string },
  method: string,
  path: string,
  { token, body, language }: { token?: string; body?: unknown; language?: string } = {},
): Promise<Answer<Body>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${pb.url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: token }),
      ...(language === undefined ? {} : { 'Accept-Language': language }),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  // The seam: what a test reads from here it asserts on.
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
}

export async function expectOk<Body>(asked: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`PocketBase answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function logIn(
  pb: { url: string },
  collection: 'users' | 'services' | '_superusers',
  { email, password }: Identity,
): Promise<string> {
  const { token } = await expectOk(
    call<{ token: string }>(pb, 'POST', `/api/collections/${collection}/auth-with-password`, {
      body: { identity: email, password },
    }),
  );
  return token;
}
