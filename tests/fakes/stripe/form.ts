/** Stripe's own reading of a form: brackets nest, numbered brackets make lists. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

function pathOf(key: string): string[] {
  const [first = '', ...rest] = key.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function put(target: Form, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = target[name];
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  target[name] = next;
  put(next, rest, value);
}

function listed(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  const numbered = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return numbered ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export function parseForm(body: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(body)) put(form, pathOf(key), value);
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, listed(value)]));
}

export function text(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a nested part, such as metadata. */
export function texts(form: Form, name: string): Record<string, string> {
  const value = form[name];
  if (typeof value !== 'object' || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
