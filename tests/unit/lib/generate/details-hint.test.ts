import { expect, test } from 'vitest';
import { detailsHint } from '#lib/generate/details-hint.ts';

test('asks for what a post of that kind needs', () => {
  expect(detailsHint('We are hiring a baker')).toMatch(/pay.*apply/);
  expect(detailsHint('20% off all candles')).toMatch(/code.*until when/);
  expect(detailsHint('Pottery workshop on Sunday')).toMatch(/When, where/);
  expect(detailsHint('Thank you, night bus drivers')).toMatch(/Whom.*which one thing/);
  expect(detailsHint('How I lost my first client')).toContain('moment it turned');
});

test('knows what is typed in other languages', () => {
  expect(detailsHint('Bäckerin gesucht')).toBe(detailsHint('We are hiring a baker'));
  expect(detailsHint('Rebajas de enero')).toBe(detailsHint('20% off all candles'));
  expect(detailsHint('Vide-grenier dimanche')).toBe(detailsHint('Pottery workshop on Sunday'));
  expect(detailsHint('Obrigado a todos')).toBe(detailsHint('Thank you, night bus drivers'));
});

// Two lines of a phone: more would move what stands below, while somebody types.
test('is short enough for a phone, whatever the kind', () => {
  const topics = [
    'Launching our app',
    '5 mistakes',
    'How to bake',
    'Is it over?',
    'Tea',
    'Thank you all',
    '',
  ];
  for (const topic of topics) expect(detailsHint(topic).length, topic).toBeLessThan(67);
});
