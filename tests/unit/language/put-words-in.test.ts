import { expect, test } from 'vitest';
import { rulesIn } from '#shared/language/rules-words.ts';
import { message, rules } from '#shared/rules.ts';
import { findTexts, withTexts } from '../../../src/build/languages/find-texts.ts';

const named = "import { t, tCount } from '#shared/language/t.ts';\n";
const loud = (english: string) => english.toUpperCase();

test('a text is a text of the build, and a call only where it has values', () => {
  const source = `${named}export const label = (n: number) => t('Save “all”') + t('At {day}', { day }) +
    tCount(n, '{count} post', '{count} posts');`;
  expect(withTexts('a.ts', source, loud)).toBe(
    `${named}export const label = (n: number) => "SAVE “ALL”" + t("AT {DAY}", { day }) +
    tCount(n, "{COUNT} POST", "{COUNT} POSTS");`,
  );
});

test('a source whose texts have no values loads nothing for them', () => {
  const only = "import { t } from '#shared/language/t.ts';\n";
  expect(withTexts('a.ts', `${only}say(t('Back'));`, loud)).toBe('\nsay("BACK");');
  expect(withTexts('a.ts', `${only}say(t('To {day}', { day }));`, loud)).toContain('import { t }');
});

test('the texts of a text’s elements are found, in TSX and in Astro’s files alike', () => {
  const jsx = "<p title={t('Über')}>{sentence(t('Read {it}'), { it: <b>{t('this')}</b> })}</p>";
  const found = (file: string, source: string) =>
    findTexts(file, source).map(({ english }) => english);
  expect(found('a.tsx', `${named}export const a = ${jsx};`)).toEqual(['Über', 'Read {it}', 'this']);
  expect(found('a.astro', `---\n${named}const a = t('Front');\n---\n${jsx}\n`)).toEqual([
    'Front',
    'Über',
    'Read {it}',
    'this',
  ]);
  const astro = `---\n${named}const a = t('Front');\n---\n${jsx}\n`;
  expect(withTexts('a.astro', astro, loud)).toContain('<p title={"ÜBER"}>');
});

test('a text that is not written out is refused with its place', () => {
  expect(() => findTexts('src/a.ts', `${named}t(words.title);`)).toThrow(
    'src/a.ts:2: t() needs its text written out in quotes.',
  );
});

test('a language says what people read of the rules, and nothing else of them', () => {
  const words = {
    messages: { topicMissing: 'Bitte ein Thema.' },
    tones: { casual: { label: 'Locker', emoji: 'x' } },
    platforms: { x: { label: 'Anders' } },
  };
  const german = rulesIn(words, rules);
  expect(german.messages.topicMissing).toBe('Bitte ein Thema.');
  expect(german.tones.casual).toEqual({ label: 'Locker', emoji: rules.tones.casual.emoji });
  expect(german.platforms.x).toEqual(rules.platforms.x);
  expect(german.messages.saved).toBe(message('saved'));
});
