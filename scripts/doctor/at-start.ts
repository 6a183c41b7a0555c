import type { Environment } from '#api/env.ts';
import { checkBilling } from './billing.ts';
import { namesSet } from './environment-names.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.ts';

type Print = (line: string) => void;

/** Before anything else: a typing mistake is why the rest is not as somebody thinks. */
export function tellNames(root: string, fromShell: string[], print: Print): void {
  for (const { state, says } of namesSet(root, fromShell)) if (state !== 'ok') print(says);
}

/** What else the first who pays, or forgets a password, would find. Asked once all serves: nobody waits for it. */
export async function tellWrong(env: Environment, print: Print): Promise<void> {
  const unknown = (): Finding[] => [];
  const found = await Promise.all([checkBilling, checkMail].map((of) => of(env).catch(unknown)));
  for (const { state, about, says } of found.flat())
    if (state === 'wrong') print(`${about}: ${says}`);
}
