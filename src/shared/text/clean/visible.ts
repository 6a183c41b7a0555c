const visible = /[^\p{White_Space}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Apart from `invisible.ts`, whose patterns not every browser can read: pages ask this too. */
export function showsSomething(text: string): boolean {
  return visible.test(text);
}
