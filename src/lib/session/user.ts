export interface User {
  id: string;
  email: string;
  name: string;
  [field: string]: unknown;
}

/** PocketBase's record as this page needs it; fields it keeps to itself come out empty. */
export function asUser(record: Record<string, unknown> & { id: string }): User {
  const { email, name } = record;
  return {
    ...record,
    email: typeof email === 'string' ? email : '',
    name: typeof name === 'string' ? name : '',
  };
}
