import { expect, test } from 'vitest';
import { detailsHint } from '#lib/generate/details-hint.ts';

test('asks for what a post of that kind needs', async () => {
  expect(await detailsHint('We are hiring a baker')).toMatch(/pay.*apply/);
  expect(await detailsHint('20% off all candles')).toMatch(/code.*until when/);
  expect(await detailsHint('Pottery workshop on Sunday')).toMatch(/When, where/);
  expect(await detailsHint('Thank you, night bus drivers')).toMatch(/Whom.*which one thing/);
  expect(await detailsHint('How I lost my first client')).toContain('moment it turned');
});

test('knows what is typed in other languages', async () => {
  expect(await detailsHint('Bäckerin gesucht')).toBe(await detailsHint('We are hiring a baker'));
  expect(await detailsHint('Rebajas de enero')).toBe(await detailsHint('20% off all candles'));
  expect(await detailsHint('Vide-grenier dimanche')).toBe(
    await detailsHint('Pottery workshop on Sunday'),
  );
  expect(await detailsHint('Obrigado a todos')).toBe(
    await detailsHint('Thank you, night bus drivers'),
  );
});

// Two lines of a phone: more would move what stands below, while somebody types.
test('is short enough for a phone, whatever the kind', async () => {
  const topics = [
    'Launching our app',
    '5 mistakes',
    'How to bake',
    'Is it over?',
    'Tea',
    'Thank you all',
    '',
  ];
  for (const topic of topics) expect((await detailsHint(topic)).length, topic).toBeLessThan(67);
});
