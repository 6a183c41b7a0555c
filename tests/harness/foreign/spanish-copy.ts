import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageKey, message, rules } from '#shared/rules.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

/** What stands for a translation in tests, which are not to depend on anybody's wording. */
export function inSpanish(key: MessageKey): string {
  return `¡${message(key)}!`;
}

/** The project with pages in Spanish, and words of it that are known. */
export function copyInSpanish(): ProjectCopy {
  const copy = copyProject(() => undefined);
  const folder = join(copy.root, 'content/languages/es');
  const keys = Object.keys(rules.messages) as MessageKey[];
  const messages = Object.fromEntries(keys.map((key) => [key, inSpanish(key)]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'rules.json'), JSON.stringify({ messages }));
  writeFileSync(join(folder, 'interface.json'), '{}');
  return copy;
}
