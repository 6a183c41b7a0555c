import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayIn } from '#shared/language/dates.ts';
import { rules, type SiteLanguage } from '#shared/rules.ts';

const folder = 'pocketbase/mail/letters';
const languages = Object.keys(rules.siteLanguages) as SiteLanguage[];

interface Letters {
  day: string;
  firstOfMonth: string;
  months: string[];
}

const read = (language: string): Letters =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));

/** Each text of a tree by its path, with the places that are filled in. */
function textsOf(value: unknown, path = ''): [path: string, places: string[]][] {
  if (typeof value === 'string') return [[path, (value.match(/\{\w+\}/g) ?? []).toSorted()]];
  return Object.entries(value as object).flatMap(([name, part]) =>
    textsOf(part, `${path}/${name}`),
  );
}

test('each language of the pages has letters, and nothing else does', () => {
  const found = readdirSync(folder).map((name) => name.replace('.json', ''));
  expect(found.toSorted()).toEqual(languages.toSorted());
});

test.each(languages)('the letters in %s say all that the English ones say', (language) => {
  expect(new Map(textsOf(read(language)))).toEqual(new Map(textsOf(read('en'))));
  expect(JSON.stringify(read(language))).not.toContain('""');
});

test.each(languages)('days in letters in %s are written as there', (language) => {
  const { day, months } = read(language);
  const { tag } = rules.siteLanguages[language];
  const written = months.map((month) =>
    day.replace('{day}', '2').replace('{month}', month).replace('{year}', '2027'),
  );
  const expected = months.map((_, month) =>
    new Date(Date.UTC(2027, month, 2)).toLocaleDateString(tag, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  );
  expect(written).toEqual(expected);
});

test.each(languages)(
  'the first of a month is called the same in letters and on pages in %s',
  (language) => {
    const { day, firstOfMonth, months } = read(language);
    const { tag } = rules.siteLanguages[language];
    const written = day
      .replace('{day}', firstOfMonth)
      .replace('{month}', months[11] ?? '')
      .replace('{year}', '2026');
    expect(dayIn(tag, '2026-12-01T12:00:00Z', { dateStyle: 'long' })).toBe(written);
  },
);
