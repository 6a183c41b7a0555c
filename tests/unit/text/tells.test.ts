import { expect, test } from 'vitest';
import { findLeakage, findTells, type Reading } from '#shared/text/tells.ts';

function signs(text: string, reading?: Reading): string[] {
  return findTells(text, reading)
    .filter(({ tier }) => tier !== 'taste')
    .map(({ id, start, end }) => `${id}: ${text.slice(start, end)}`);
}

test.each([
  ['not-but', "AI isn't just a tool. It's a colleague."],
  ['not-but', 'This is not about money. It’s about time.'],
  ['not-but', "It's not a bug, it's a feature you can sell."],
  ['not-but', "Not because it's cheap, but because it lasts."],
  ['not-but', "You don't need more time. You need less noise."],
  ['not-but', 'Stop scrolling. Start building what you want.'],
  ['not-but', 'No meetings. No slides. Just the work.'],
  ['not-but', 'Design is less about colors and more about trust.'],
  ['fast-paced-world', "In today's fast-paced world, everyone is tired."],
  ['game-changer', 'The new oven is a game-changer for us.'],
  ['unlock', 'We help you unlock your full potential in a week.'],
  ['leverage', 'How we leverage data from our own shop.'],
  ['delve', 'This week we delve into sourdough.'],
  ['elevate', 'A lamp that will elevate your space.'],
  ['let-that-sink-in', 'They threw away 40 kg.\n\nLet that sink in.'],
  ['heres-the-thing', "Here's the thing: nobody read the manual."],
  ['heres-the-thing', 'The truth: we nearly closed in May.'],
  ['asks-itself', 'We baked at night. The result? Bread at six.'],
  ['asks-itself', 'The best part? It is free until June.'],
  ['stock-connector', "It's worth noting that we close at 6."],
  ['triad', 'Plan it. Build it. Ship it. I did so for a year.'],
  [
    'moral',
    'The dog came back on Monday.\n\nBecause sometimes, the long way home is the right one.',
  ],
  ['bait', 'We open at 8 on Friday.\n\nThoughts?'],
  ['bait', 'My shop is five today.\n\nTag someone who loves cake! #cake'],
  ['group-question', 'I sold the van.\n\nWhat is your favorite way to travel?'],
  ['thats-habit', 'I quit. That’s a fact. Then it rained. That’s what you get.'],
])('finds %s in "%s"', (id, text) => {
  expect(signs(text).map((sign) => sign.split(':')[0])).toContain(id);
});

test.each([
  'The bus was late again, so I walked home and bought bread, milk and eggs.',
  'My dog is not happy about the rain, and I can see why.',
  'We unlocked the door at 7 and the queue was already around the corner.',
  'The elevator is broken. Take the stairs on the left.',
  'Their leverage was high when the rates went up.',
  'What is the result of the count? Nobody knows yet, and the office is closed.',
  'I asked what they think about it. They think it is fine.',
  'Bring a cup. We have tea and the cake that my mother made.',
  'That’s the bakery I told you about, on the corner of Mill Street.',
  'He did not come because he was ill, but he sent a card.',
  'Stop by on Friday. We start at 8 and we close at noon.',
  'In the end we took the train, which was late by two hours, and we saw the sea.',
])('finds nothing in "%s"', (text) => {
  expect(signs(text)).toEqual([]);
});

test('a finding has its place, its reason, and a mend where one is always right', () => {
  const text = 'Yes, we leverage AI for the boring part of the job.';
  expect(findTells(text)).toEqual([
    {
      start: text.indexOf('leverage'),
      end: text.indexOf(' AI'),
      tier: 'strict',
      id: 'leverage',
      reason: 'A longer word for “use”',
      mend: 'use',
    },
  ]);
});

test('findings never overlap and stand in their order', () => {
  const text =
    "In today's fast-paced world, AI isn't just a tool. It's a game-changer. Let that sink in. Faster. Smarter. Better.";
  const found = findTells(text);
  expect(found.length).toBeGreaterThan(3);
  for (const [at, { start, end }] of found.entries()) {
    expect(start).toBeLessThan(end);
    expect(start).toBeGreaterThanOrEqual(found[at - 1]?.end ?? 0);
  }
});

test.each([
  ['a model that speaks of itself', 'As an AI language model, I have no dog.'],
  ['its frame', 'Sure! Here are five posts about tea:'],
  ['its sources', 'We open on Friday.:contentReference[oaicite:2]{index=2}'],
  ['a gap left to fill in', 'Join [Your Company] on the fair this week.'],
  ['a gap in German', 'Besuchen Sie [Ihr Name] auf der Messe.'],
  ['its control tokens', 'We open on Friday.<|im_end|>'],
  ['its count', 'We open on Friday. (Character count: 271)'],
  ['a model that speaks German', 'Als KI-Sprachmodell habe ich keinen Hund.'],
])('leakage is found in any language, and alone: %s', (_, text) => {
  const found = findTells(text, { language: 'fr' });
  expect(found[0]?.tier).toBe('leakage');
  expect(findLeakage(text)).toEqual(found);
});

test('leakage is the same whatever other signs stand around it', () => {
  const sign = "It's not a bug, it's a game-changer:";
  const text = `${sign} as an AI language model, I have **no** dog. ${sign} [Your Company]`;
  const all = findTells(text);
  const leakage = all.filter(({ tier }) => tier === 'leakage');
  expect(all.length).toBeGreaterThan(leakage.length);
  expect(leakage.length).toBeGreaterThan(1);
  expect(findLeakage(text)).toEqual(leakage);
});

test('German text is read by German rules and never by English ones', () => {
  const text =
    'Es geht nicht um Geld, sondern um Zeit. Das Ergebnis? Weniger Stress. Unser Game-Changer ist der neue Ofen.\n\nWas meint ihr?';
  const ids = findTells(text).map(({ id }) => id);
  expect(ids).toEqual(['not-but', 'asks-itself', 'stock-phrase', 'bait']);
  expect(signs('Thoughts?', { language: 'de' })).toEqual([]);
  expect(
    signs('Let that sink in. Wir leverage your data und es ist gut.', { language: 'de' }),
  ).toEqual([]);
});

test.each([
  ['too little to tell', 'Game-changer!'],
  [
    'Italian',
    'Nel mondo di oggi non è solo un game changer, è una forma di vita per chi non ha tempo.',
  ],
  [
    'Dutch',
    'Het is niet alleen een game changer, het is een manier van leven voor wie geen tijd heeft.',
  ],
  ['Japanese', 'これはゲームチェンジャーです。Let that sink in.'],
])('where the language is not plain no rule of a language runs: %s', (_, text) => {
  expect(findTells(text)).toEqual([]);
});

test("an author's own words are no signs, a habit of sentences stays one", () => {
  const text = "We delve into soil, and it's a game changer. It's not mud, it's life.";
  expect(signs(text)).toHaveLength(3);
  expect(signs(text, { ownWords: ['delve', 'game changer', "it's", 'not'] })).toEqual([
    "not-but: It's not mud, it's life.",
  ]);
});

test('matters of taste are a tier of their own', () => {
  const text =
    'What a day!! We won the cup! 🎉🎉🎉🎉 I think that it was — perhaps — the best one — so far.';
  const found = findTells(text);
  expect(new Set(found.map(({ tier }) => tier))).toEqual(new Set(['taste']));
  expect(new Set(found.map(({ id }) => id))).toEqual(
    new Set(['dashes', 'emoji', 'exclamations', 'hedge']),
  );
});

test('links, hashtags and mentions are not read as words', () => {
  expect(
    signs('This is the page of the game: https://delve.com/game-changer #gamechanger @delve'),
  ).toEqual([]);
});
