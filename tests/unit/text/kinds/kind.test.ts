import { expect, test } from 'vitest';
import { type Kind, kinds } from '#shared/text/kind.ts';
import { kindOf } from '#shared/text/kinds/kind-of.ts';

const topics: Record<Kind, string[]> = {
  announcement: ['Our bakery has new hours', 'Launching our app', 'We’re moving to Oak Street'],
  offer: ['20% off all candles', 'Black Friday', 'Summer sale at the shop', '$15 haircuts'],
  event: ['A pottery workshop in May', 'Open day at the fire station', 'Join us for jazz'],
  job: ['We are hiring a baker', 'Looking for a junior developer', 'Apprenticeship as a joiner'],
  story: ['My first marathon', 'How I lost my first client', 'Becoming a teacher at 40'],
  'how-to': ['How to brew coffee', 'A beginner’s guide to houseplants'],
  list: ['5 mistakes of new gardeners', 'Top 10 books on design', 'Three things I pack'],
  thanks: ['Thank you night bus drivers', 'A big thank you to our regulars', 'Shout-out to Ana'],
  question: ['Is remote work over?', 'What makes a good manager'],
  opinion: ['Meetings should be emails', 'Cold brew is overrated'],
  subject: ['Cold brew', 'Tomatoes on a balcony', '', '☕', 'Kaffee am Morgen'],
};

test.each(kinds)('knows the kind: %s', (kind) => {
  for (const topic of topics[kind]) expect(kindOf(topic), topic).toBe(kind);
});

test.each([
  ['coffee', 'subject'],
  ['remote work burnout', 'subject'],
  ['growing tomatoes on a balcony', 'subject'],
  ['thank you emails after a job interview', 'subject'],
  ['taller people on a stage', 'subject'],
  ['Sommerschlussverkauf', 'offer'],
  ['Bäckerin gesucht', 'job'],
  ['日本の朝ごはん', 'subject'],
  ['how to learn Spanish', 'how-to'],
  ['A beginner’s guide to houseplants', 'how-to'],
  ['5 mistakes new managers make', 'list'],
  ['tips for better sleep', 'list'],
  ['we are hiring a barista', 'job'],
  ['Looking for a frontend developer', 'job'],
  ['our summer sale', 'offer'],
  ['20% off all candles until Sunday', 'offer'],
  ['pottery workshop on Saturday', 'event'],
  ['Open mic night at the Fox', 'event'],
  ['my new bakery', 'announcement'],
  ["We're opening a second café in Leeds", 'announcement'],
  ['product launch', 'announcement'],
  ['The library is closing early on Friday', 'announcement'],
  ['I ran my first marathon', 'story'],
  ['how we built our app', 'story'],
  ['lost our dog Biscuit', 'story'],
  ['why do startups fail', 'question'],
  ['is remote work here to stay', 'question'],
  ['Remote work is better than the office', 'opinion'],
  ['Stop micromanaging your team', 'opinion'],
  ['AI will replace writers', 'opinion'],
] as const)('%s: %s', (topic, kind) => {
  expect(kindOf(topic)).toBe(kind);
});

test('details tell what a mere name is', () => {
  expect(kindOf('sourdough class', 'Saturday at 10am, $45 per person')).toBe('event');
  expect(kindOf('barista', 'Apply by May 3, $18 an hour')).toBe('job');
  expect(kindOf('our candles', '20% off with code WICK20')).toBe('offer');
});
