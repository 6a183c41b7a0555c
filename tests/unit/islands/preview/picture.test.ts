import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOn, visibleOn } from '#islands/preview/picture/ink.ts';
import { setText } from '#islands/preview/picture/set-text.ts';
import { hookOf } from '#shared/text/feed/hook.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('words keep their contrast on any color, and marks can be told from any ground', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  fc.assert(fc.property(color, (ground) => contrast(ground, inkOn(ground)) >= 4.5));
  fc.assert(
    fc.property(color, color, (ground, mark) => contrast(ground, visibleOn(ground, mark)) >= 3),
  );
  expect(visibleOn('#ffffff', '#1f3fae')).toBe('#1f3fae');
});

/** Letters that are half as wide as they are high. */
const measure = (text: string) => [...text].length / 2;
const box = { width: 400, height: 300, largest: 100, smallest: 20 };

test('a short hook is set in the largest letters, a longer one in smaller ones', () => {
  expect(setText('Bread.', box, measure)).toEqual({ size: 100, lines: ['Bread.'], cut: false });
  const { size, lines, cut } = setText('Bread that takes three days and one night.', box, measure);
  expect(size).toBeLessThan(100);
  expect(cut).toBe(false);
  expect(lines.join(' ')).toBe('Bread that takes three days and one night.');
});

test('what does not fit in the smallest letters is cut at a word', () => {
  const { size, lines, cut } = setText('many small words, '.repeat(60), box, measure);
  expect([size, cut]).toEqual([20, true]);
  expect(lines.at(-1)).toMatch(/(?:many|small|words)…$/);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
});

test('scripts without spaces break between words, long words anywhere, families nowhere', () => {
  const japanese = setText('今日はパンを焼きました。とても美味しいです。', box, measure);
  expect(japanese.lines.length).toBeGreaterThan(1);
  for (const line of japanese.lines) expect(line).not.toMatch(/^[。、]/);
  expect(setText('a'.repeat(200), box, measure).lines.join('')).toBe('a'.repeat(200));
  const family = '👨‍👩‍👧‍👦';
  const { lines } = setText(family.repeat(60), box, measure);
  expect(lines.join('').replace('…', '').replaceAll(family, '')).toBe('');
});

test('the hook of a text without sentences is no longer than a picture takes', () => {
  expect(hookOf('word '.repeat(1000))).toHaveLength(999);
});

test.each([
  ['We sold out by nine. Then we baked again.', 'We sold out by nine.'],
  ['Listen.\nWe sold out by nine. Again.', 'Listen.\nWe sold out by nine.'],
  ['  Short  ', 'Short'],
  ['', ''],
])('the hook of %j is %j', (text, hook) => {
  expect(hookOf(text)).toBe(hook);
});
