import { rules } from '#shared/rules.ts';

const verbs: Record<string, string> = { POST: 'create', PATCH: 'update' };
const longest = Math.max(...Object.values(rules.limits).map(({ seconds }) => seconds));

/** PocketBase's own limiter does not say when a window ends. Its whole length is never too early. */
export function windowSeconds(method: string, path: string): number {
  const last = path.split('/').at(-1) ?? '';
  const action = path.includes('/records') ? verbs[method] : last.replaceAll('-', '').toLowerCase();
  const limit = Object.entries(rules.limits).find(
    ([label]) => label === path || label.split(':')[1]?.toLowerCase() === action,
  );
  return limit?.[1].seconds ?? longest;
}
