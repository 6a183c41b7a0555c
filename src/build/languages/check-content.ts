import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOfLanguages } from './content-folder.ts';
import { changedSince } from './translated-from.ts';

/** What a translation has as often as the English text: it changes words, and no fact. */
const facts: Readonly<Record<string, RegExp>> = {
  number: /\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*/g,
  link: /\]\([^)]*\)/g,
  place: /\{[^}]*\}/g,
  part: /<\/?[A-Z]\w*/g,
  code: /`[^`]*`/g,
  heading: /^#+(?= )/gm,
  'point of a list': /^ *-(?= )/gm,
  'row of a table': /^\|/gm,
};

function factsIn(text: string, pattern: RegExp): string[] {
  // "1,000", "1.000" and "1 000" are one number.
  return [...text.matchAll(pattern)].map(([fact]) => fact.replace(/(?<=\d)\D(?=\d{3})/g, ''));
}

/** What of the first list the second lacks. */
function lacking(wanted: readonly string[], given: readonly string[]): string[] {
  const rest = [...given];
  return wanted.filter((fact) => {
    const at = rest.indexOf(fact);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function compareTexts(where: string, english: string, translated: string): string[] {
  return Object.entries(facts).flatMap(([kind, pattern]) => {
    const wanted = factsIn(english, pattern);
    const given = factsIn(translated, pattern);
    return [
      ...lacking(wanted, given).map((fact) => `${where} lacks the ${kind} ${fact}`),
      ...lacking(given, wanted).map((fact) => `${where} has the ${kind} ${fact} too often`),
    ];
  });
}

interface Question {
  id: string;
  group: string;
  text: string;
}

function questionsIn(file: string): Question[] {
  const [, ...entries] = readFileSync(file, 'utf8').split(/^- id: /m);
  return entries.map((text) => ({
    id: text.slice(0, text.indexOf('\n')).trim(),
    group: text.match(/^ {2}group: (.*)$/m)?.[1] ?? '',
    text: text.slice(text.indexOf('\n')),
  }));
}

/** The same questions in the same order and groups, and in each the same facts. */
function compareQuestions(english: string, translated: string): string[] {
  const wanted = questionsIn(english);
  const given = questionsIn(translated);
  const ids = (questions: readonly Question[]) => questions.map(({ id }) => id).join(', ');
  if (ids(given) !== ids(wanted)) return [`faq.yaml has not these questions: ${ids(wanted)}`];
  const groups = new Map(wanted.map(({ group }, at) => [group, given[at]?.group]));
  return wanted.flatMap(({ id, group, text }, at) => {
    const other = given[at];
    if (!other) return [];
    const apart = other.group === groups.get(group) ? [] : [`${id} stands in another group`];
    return [...apart, ...compareTexts(`the answer ${id}`, text, other.text)];
  });
}

const settingOf = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(`${name}:`)) ?? '';

function compareLegal(english: string, translated: string): string[] {
  return readdirSync(english).flatMap((name) => {
    const other = join(translated, name);
    if (!existsSync(other)) return [`legal lacks ${name}`];
    const [wanted, given] = [join(english, name), other].map((path) => readFileSync(path, 'utf8'));
    if (wanted === undefined || given === undefined) return [];
    const dated = settingOf(wanted, 'updated');
    return [
      ...(settingOf(given, 'updated') === dated ? [] : [`${name} needs the line ${dated}`]),
      ...compareTexts(name, wanted, given),
    ];
  });
}

/** What the questions and legal texts of a language have other than the English ones. */
export function contentFaults(english: string, translated: string): string[] {
  const missing = contentOfLanguages.filter((name) => !existsSync(join(translated, name)));
  if (missing.length > 0) return missing.map((name) => `there is no ${name}`);
  return [
    ...compareQuestions(join(english, 'faq.yaml'), join(translated, 'faq.yaml')),
    ...compareLegal(join(english, 'legal'), join(translated, 'legal')),
    ...changedSince(english, translated),
  ];
}
