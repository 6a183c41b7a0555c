import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { about, type Finding } from './finding.ts';

const names = about('Names');

/** So many letters wrong, missing or too many are a typing mistake. */
const near = 2;

function explained(root: string): Set<string> {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  return new Set([...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
}

/** How many letters have to change, come or go (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, its] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === its ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function likely(name: string, known: Set<string>): string | undefined {
  const [nearest] = [...known]
    .filter((each) => Math.min(name.length, each.length) > 5)
    .map((each) => ({ each, far: distance(name, each) }))
    .sort((one, other) => one.far - other.far);
  return nearest && nearest.far <= near ? nearest.each : undefined;
}

/**
 * Lines that set nothing, by their numbers: what stands in one may be half of a key. Between the quotation
 * marks of a value a line need not have the sign.
 */
export function idleLines(file: string): number[] {
  const inValues = Object.values(parseEnv(file)).flatMap(
    (value) => value?.split(/\r?\n/).slice(1) ?? [],
  );
  const belongs = (line: string) =>
    inValues.some((part) => line.startsWith(part) && /^(["'`]|$)/.test(line.slice(part.length)));
  return file
    .split(/\r?\n/)
    .map((line, at) => ({ line, number: at + 1 }))
    .filter(({ line }) => !line.includes('=') && !/^\s*(#|$)/.test(line) && !belongs(line))
    .map(({ number }) => number);
}

/** Of what is set for this very process, and in the file beside it. */
export function namesSet(root: string, fromShell: string[]): Finding[] {
  const path = join(root, '.env');
  const file = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const idle = idleLines(file).map((number) =>
    names.wrong(`Line ${number} of .env sets nothing: it has no “=”.`),
  );
  return [...idle, ...unknownNames(root, Object.keys(parseEnv(file)), fromShell)];
}

/** Names that nobody reads: from the file all of them, from the shell only what looks like one of ours. */
export function unknownNames(root: string, fromFile: string[], fromShell: string[]): Finding[] {
  const known = explained(root);
  const unread = (name: string) => !known.has(name);
  const findings: Finding[] = [];
  for (const name of new Set([...fromFile, ...fromShell].filter(unread))) {
    const meant = likely(name, known);
    if (meant) findings.push(names.wrong(`${name} is read by nobody. Is ${meant} meant?`));
    else if (fromFile.includes(name))
      findings.push(names.note(`${name} in .env is read by nobody.`));
  }
  return findings.length > 0 ? findings : [names.ok('every setting is one that is read')];
}
