import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentFaults } from '../../../src/build/languages/check-content.ts';
import { contentOfLanguages } from '../../../src/build/languages/content-folder.ts';
import { languagesWithWords, wordsFolder } from '../../../src/build/languages/site-languages.ts';
import { markTranslated } from '../../../src/build/languages/translated-from.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postquill-content-'));
  for (const name of contentOfLanguages) {
    cpSync(join('content', name), join(folder, name), { recursive: true });
  }
  markTranslated('content', folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

function change(name: string, what: string | RegExp, into: string): void {
  const path = join(folder, name);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(what, into);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

test.each(languagesWithWords(process.cwd()).filter((language) => language !== 'en'))(
  'the questions and legal texts in %s state what the English ones state',
  (language) => {
    expect(contentFaults('content', wordsFolder('.', language))).toEqual([]);
  },
);

test('other words and another way to write a number are no fault', () => {
  change('faq.yaml', '1,000 characters', '1.000 Zeichen');
  change('faq.yaml', 'Do I need an account?', 'Brauche ich ein Konto?');
  change('legal/contact.mdx', '## Technical support', '## Technische Hilfe');
  expect(contentFaults('content', folder)).toEqual([]);
});

test.each([
  ['faq.yaml', '- id: cancel\n', '- id: other\n', /^faq\.yaml has not these questions: /],
  [
    'faq.yaml',
    'group: Running it yourself\n',
    'group: Elsewhere\n',
    /^.* stands in another group$/,
  ],
  [
    'faq.yaml',
    '14 business days',
    '15 business days',
    /^the answer payment-and-refunds lacks the number 14$/,
  ],
  [
    'faq.yaml',
    '{premiumPlatforms}',
    'LinkedIn',
    /^the answer what-is-postquill lacks the place \{premiumPlatforms\}$/,
  ],
  ['legal/terms.mdx', 'at least 13 years', 'at least 16 years', /^terms\.mdx lacks the number 13$/],
  ['legal/terms.mdx', '## Inactive accounts\n', '', /^terms\.mdx lacks the heading ##$/],
  [
    'legal/terms.mdx',
    '[privacy policy](/privacy)',
    'privacy policy',
    /^terms\.mdx lacks the link \]\(\/privacy\)$/,
  ],
  [
    'legal/privacy.mdx',
    'updated: 2025-05-02',
    'updated: 2025-05-03',
    /^privacy\.mdx needs the line updated: 2025-05-02$/,
  ],
  [
    'legal/privacy.mdx',
    '| Subscription records |',
    'Subscription records',
    /^privacy\.mdx lacks the row of a table \|$/,
  ],
])('%s: %j in the place of %j is told', (name, what, into, told) => {
  change(name, what, into);
  expect(contentFaults('content', folder).join('\n')).toMatch(new RegExp(told.source, 'm'));
});

describe('a paragraph that changed in English after it was translated', () => {
  const english = () => {
    const copy = join(folder, 'english');
    for (const name of contentOfLanguages)
      cpSync(join(folder, name), join(copy, name), { recursive: true });
    return copy;
  };

  test.each([
    ['faq.yaml', 'A free account', 'Every account'],
    ['legal/privacy.mdx', 'Google password', 'Google passphrase'],
  ])('is told by its beginning: %s', (name, was, is) => {
    const copy = english();
    const path = join(copy, name);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replaceAll(was, is));
    expect(readFileSync(path, 'utf8')).not.toBe(before);
    const faults = contentFaults(copy, folder);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toMatch(`${name} is older than the English “`);
    markTranslated(copy, folder);
    expect(contentFaults(copy, folder)).toEqual([]);
  });
});

test('a missing file is told', () => {
  rmSync(join(folder, 'legal/contact.mdx'));
  expect(contentFaults('content', folder)).toEqual(['legal lacks contact.mdx']);
  rmSync(join(folder, 'examples.yaml'));
  expect(contentFaults('content', folder)).toEqual(['there is no examples.yaml']);
});
