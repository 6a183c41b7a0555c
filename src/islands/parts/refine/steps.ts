import type { Version } from '#shared/contracts/page-pocketbase.ts';
import type { Refinable } from './refinable.ts';

/** What each post said in this visit, step by step; the last is what it says, unless it was edited since. */
const said = new Map<string, readonly Version[]>();

type Stepping = Pick<Refinable, 'id' | 'text' | 'versions' | 'take'>;

/** The post says this from now on, and the step can be taken back. */
export async function stepTo(post: Refinable, to: Version): Promise<boolean> {
  const { id, text, versions, take } = post;
  const from = versions.find((version) => version.text === text) ?? { text, cause: 'edited' };
  if (!(await take(to, text))) return false;
  const steps = said.get(id) ?? [];
  said.set(id, [...steps, ...(steps.at(-1)?.text === text ? [] : [from]), to]);
  return true;
}

/** Takes back the last step as a whole: one of this visit, or else the version before. False where there is none. */
export function stepBack({ id, text, versions, take }: Stepping): boolean {
  const steps = said.get(id) ?? [];
  const before = steps.slice(0, steps.at(-1)?.text === text ? -1 : undefined);
  const at = versions.findIndex((version) => version.text === text);
  const to = before.at(-1) ?? versions[at - 1];
  if (!to) return false;
  void take(to, text).then((taken) => taken && said.set(id, before));
  return true;
}
