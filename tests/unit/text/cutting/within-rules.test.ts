import { describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { fitPost, withinRules } from '#shared/text/fit.ts';
import { splitTitle } from '#shared/text/title.ts';

test('YouTube takes no angle brackets; others do', () => {
  const text = 'I <3 rolls -> Sunday';
  expect(fitPost(text, 'youtube')).toBe('I ‹3 rolls -› Sunday');
  expect(fitPost(text, 'x')).toBe(text);
});

describe('links on Threads', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, at) => `Shop ${at + 1}: https://shop${at + 1}.com/rolls`);

  test('as many as it takes stay, and one that is named twice counts once', () => {
    const text = [...links(5), 'Again: https://shop1.com/rolls'].join('\n');
    expect(withinRules(text, 'threads')).toBe(text);
  });

  test('of more the first and the last stay', () => {
    const text = withinRules(links(7).join('\n'), 'threads');
    expect(text.match(/https:\S+/g)).toEqual(
      [1, 2, 3, 4, 7].map((at) => `https://shop${at}.com/rolls`),
    );
    expect(text).toContain('Shop 5:\nShop 6:\nShop 7: https://shop7.com');
    expect(withinRules(text, 'threads')).toBe(text);
  });

  test('elsewhere all stay', () => {
    const text = links(7).join('\n');
    expect(withinRules(text, 'linkedin')).toBe(text);
  });
});

describe('a first line that is too long for a title', () => {
  const { titleLimit = 0 } = rules.platforms.pinterest;
  const rest = 'Every Sunday from 8 to 12, at Anna in Basel.';

  test('ends with a sentence that fits', () => {
    const line = 'Fresh rolls on Sunday. Cakes too. ';
    const text = `${line}${'We bake all night and open early. '.repeat(3)}\n\n${rest}`;
    const fitting = fitPost(text, 'pinterest');
    const { title, body } = splitTitle(fitting, 'pinterest');
    expect(title).toMatch(/^Fresh rolls on Sunday\. Cakes too\. We bake .*early\.$/);
    expect(title.length).toBeLessThanOrEqual(titleLimit);
    expect(body).toContain(rest);
    expect(fitting.match(/We bake/g)).toHaveLength(3);
  });

  test.each(['rolls and more ', '面包', '👩‍🍳'])(
    'of one sentence it begins the description: %s',
    (word) => {
      const line = `Fresh ${word.repeat(60)}`.trim();
      for (const platform of ['youtube', 'pinterest'] as const) {
        const text = withinRules(`${line}\n${rest}`, platform);
        const { title, body } = splitTitle(text, platform);
        expect(title).toMatch(/^Fresh .*…$/u);
        expect(title.isWellFormed()).toBe(true);
        expect(title.length).toBeLessThanOrEqual(titleLimit);
        expect(body).toBe(`${line}\n\n${rest}`);
        expect(withinRules(text, platform)).toBe(text);
      }
    },
  );

  test('one that fits, a text of one line and platforms without a title stay as they are', () => {
    const line = 'Fresh rolls and '.repeat(10).trim();
    expect(withinRules(`Fresh rolls\n\n${rest}`, 'youtube')).toBe(`Fresh rolls\n\n${rest}`);
    expect(withinRules(line, 'youtube')).toBe(line);
    expect(withinRules(`${line}\n\n${rest}`, 'facebook')).toBe(`${line}\n\n${rest}`);
  });
});
