import { describe, expect, test } from 'vitest';
import { type Platform, rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import { cutToFit, fitPost, withinRules } from '#shared/text/fit.ts';

const sentences =
  'Growing a small business takes patience. You post every day, you answer every comment, and you ' +
  'wonder whether anyone is watching at all. Then one morning a stranger writes to say that your ' +
  'words helped them start. Keep going, because the people you help rarely tell you in time, and most never will.';

test('a post that fits stays as it is', () => {
  const post = 'A  post – with #one, https://example.com/a and\n\n\n#two';
  expect(fitPost(post, 'x')).toBe(post);
});

describe('surplus hashtags', () => {
  test.each<[Platform, string, string]>([
    ['x', 'Hi.\n\n#a1 #b2 #c3 #d4 #e5', 'Hi.\n\n#a1 #b2 #c3'],
    ['x', '#a1 #b2 #c3 #d4', '#a1 #b2 #c3'],
    ['x', 'Hi. #a1, #b2, #c3, #d4.', 'Hi. #a1, #b2, #c3'],
    ['x', 'We #plan and #build.\n#a1 #b2', 'We #plan and #build.\n#a1'],
    ['x', 'I #plan, #build, #test and #ship it. #a1', 'I #plan, #build, #test and ship it.'],
    ['x', '#Plan, #build, #test. We love #coding', '#Plan, #build, #test. We love coding'],
    ['x', '#a1 #b2 #c3 then ###d4 and more', '#a1 #b2 #c3 then d4 and more'],
    ['x', '#a1#b2#c3#d4 glued', '#a1#b2#c3 d4 glued'],
    ['x', '#a1 #b2 #c3·#d4"', '#a1 #b2 #c3· d4"'],
    ['x', '#a1 #b2 #c3 and #Node.js rocks', '#a1 #b2 #c3 and Node.js rocks'],
    ['x', '#a1 #b2 #c3 for #ASP.NET fans', '#a1 #b2 #c3 for ASP .NET fans'],
    ['x', '#a1 #b2 #c3 end.#net fans', '#a1 #b2 #c3 end. net fans'],
    ['instagram', 'Hi\n#a1 #b2 #c3 #d4 #e5 #f6', 'Hi\n#a1 #b2 #c3 #d4 #e5'],
    ['linkedin', 'https://example.com/#a #1 #b2', 'https://example.com/#a #1 #b2'],
  ])('%s: %j becomes %j', (platform, text, expected) => {
    expect(fitPost(text, platform)).toBe(expected);
  });
});

describe('too long', () => {
  test('fewer hashtags at the end, if that is enough', () => {
    const body = 'a'.repeat(270);
    expect(fitPost(`${body}\n\n#a1 #b2 #c3`, 'x')).toBe(`${body}\n\n#a1 #b2`);
    expect(fitPost(`${body}aaaaaaa #a1 #b2`, 'x')).toBe(`${body}aaaaaaa`);
  });

  test('hashtags that would not help stay, for a shorter wording or a cut', () => {
    const text = `${sentences}\n\n#SmallBusiness #Growth`;
    expect(withinRules(text, 'x')).toBe(text);
  });

  test('a cut at a sentence end keeps the hashtags', () => {
    const text = fitPost(`${sentences}\n\n#SmallBusiness #Growth`, 'x');
    expect(text).toMatch(/helped them start\.\n\n#SmallBusiness #Growth$/);
  });

  test('hashtags that leave the body too little room go', () => {
    const text = cutToFit(`${sentences}\n\n#${'a'.repeat(120)} #bee`, 'x');
    expect(text).toMatch(/helped them start\.$/);
  });

  test('without a sentence end in reach the cut is at a word, and the ellipsis counts', () => {
    const text = fitPost('word, '.repeat(60), 'x');
    expect(text).toMatch(/word…$/);
    expect(text).not.toContain(',…');
    expect(countPost(text, 'x')).toBe(276);
  });

  test.each([
    ['a number', `${'word '.repeat(55)}3.14159265358979`, /word…$/],
    [
      'a promise',
      `${'word '.repeat(50)}as follows:\n${'item '.repeat(9)}`,
      /as follows:\nitem item/,
    ],
    ['Japanese', '日本語の文章です。'.repeat(30), /です。$/],
    ['a line', `${'word '.repeat(50)}🎉\n${'item '.repeat(9)}`, /word 🎉$/],
  ])('%s is no reason to stop, or a good one', (_name, text, end) => {
    expect(fitPost(text, 'x')).toMatch(end);
  });

  test('one giant word is cut between graphemes', () => {
    const text = fitPost('👩🏽‍💻'.repeat(200), 'x');
    expect(text).toBe(`${'👩🏽‍💻'.repeat(139)}…`);
  });

  test('a word of a script without spaces stays whole', () => {
    const text = fitPost('ภาษา'.repeat(200), 'x');
    expect(text).toMatch(/^(?:ภาษา)+…$/);
  });

  test.each([
    ['link', 'https://example.com/a-path'],
    ['link without a scheme', 'example.com/a-path'],
    ['hashtag', '#averylonghashtagthatdoesnotfit'],
    ['mention', '@averylongnamethatdoesntfit'],
  ])('a %s at the edge goes whole', (_name, token) => {
    const text = fitPost(`${'word '.repeat(53)}word ${token} and some more words`, 'x');
    expect(text).toMatch(/word…$/);
  });

  test.each<[Platform, string, string]>([
    ['linkedin', `Read https://example.com/${'a'.repeat(3000)} now`, 'Read now'],
    ['instagram', `https://example.com/${'a'.repeat(2200)}\n\nRead`, 'Read'],
    ['x', `Read https://example.com/${'a'.repeat(5000)} now`, 'Read now'],
    ['x', `Read #${'a'.repeat(300)} now`, 'Read now'],
    ['x', `Read e${'\u0301'.repeat(300)} now`, 'Read now'],
    ['linkedin', `https://example.com/${'a'.repeat(3000)}`, ''],
  ])('%s: what could never fit is left out', (platform, text, expected) => {
    expect(fitPost(text, platform)).toBe(expected);
  });

  test('X takes long links', () => {
    const post = `Read https://example.com/${'a'.repeat(3000)} now`;
    expect(fitPost(post, 'x')).toBe(post);
  });
});

test.each([
  ['hashtags', '#tag '.repeat(200_000)],
  ['glued hashtags', '#a'.repeat(500_000)],
  ['hashtags in sentences', 'a #b.com c '.repeat(90_000)],
  ['marks', `e${'\u0301'.repeat(1_000_000)}`],
  ['giants', `https://acme.brand/${'x'.repeat(3100)} `.repeat(300)],
  ['spaces', `${' '.repeat(1_000_000)}a`],
  ['sentences', 'a. '.repeat(330_000)],
])('a megabyte of %s is fitted', (_name, text) => {
  for (const platform of ['x', 'linkedin'] as const) {
    const fitted = fitPost(text, platform);
    expect(countPost(fitted, platform)).toBeLessThanOrEqual(rules.platforms[platform].limit);
  }
});
