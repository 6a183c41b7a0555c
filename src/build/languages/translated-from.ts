import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the texts of a language: which English paragraphs they were made from. */
const recordName = 'translated-from.json';

type Fingerprints = Record<string, string[]>;

const filesIn = (english: string) => [
  'faq.yaml',
  ...readdirSync(join(english, 'legal')).map((name) => `legal/${name}`),
];

const paragraphsOf = (text: string) => text.split(/\n{2,}/).map((part) => part.trim());

const fingerprintOf = (paragraph: string) =>
  createHash('sha256').update(paragraph).digest('hex').slice(0, 12);

const englishOf = (english: string, name: string) =>
  paragraphsOf(readFileSync(join(english, name), 'utf8'));

function readRecord(translated: string): Fingerprints {
  const path = join(translated, recordName);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Paragraphs that were written or changed in English after the translation, and what was translated and is gone. */
export function changedSince(english: string, translated: string): string[] {
  const record = readRecord(translated);
  return filesIn(english).flatMap((name) => {
    const paragraphs = englishOf(english, name);
    const known = new Set(record[name]);
    const now = new Set(paragraphs.map(fingerprintOf));
    const gone = [...known].filter((fingerprint) => !now.has(fingerprint)).length;
    const added = paragraphs.filter((paragraph) => !known.has(fingerprintOf(paragraph)));
    if (added.length === 0 && gone > 0) {
      return [`${name}: ${gone} paragraphs that were translated are gone in English`];
    }
    return added.map(
      (paragraph) => `${name} is older than the English “${beginningOf(paragraph)}”`,
    );
  });
}

const beginningOf = (paragraph: string) => paragraph.replace(/\s+/g, ' ').slice(0, 60);

/** Said by whoever translated: all that is there now in English is told in this language too. */
export function markTranslated(english: string, translated: string): void {
  const record: Fingerprints = {};
  for (const name of filesIn(english)) {
    record[name] = englishOf(english, name).map(fingerprintOf);
  }
  writeFileSync(join(translated, recordName), `${JSON.stringify(record, null, 2)}\n`);
}
