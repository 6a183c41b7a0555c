import { expect, test } from 'vitest';
import { type Kind, kindOf, kinds } from '#shared/text/kind.ts';

const topics: Record<Kind, string[]> = {
  announcement: ['Our bakery has new hours', 'Launching our app', 'We’re moving to Oak Street'],
  offer: ['20% off all candles', 'Black Friday', 'Summer sale at the shop', '$15 haircuts'],
  event: ['A pottery workshop in May', 'Open day at the fire station', 'Join us for jazz'],
  job: ['We are hiring a baker', 'Looking for a junior developer', 'Apprenticeship as a joiner'],
  story: ['My first marathon', 'How I lost my first client', 'Becoming a teacher at 40'],
  'how-to': ['How to brew coffee', 'Tips for better sleep'],
  list: ['5 mistakes of new gardeners', 'Top 10 books on design', 'Three things I pack'],
  question: ['Is remote work over?', 'What makes a good manager'],
  opinion: ['Meetings should be emails', 'Cold brew is overrated'],
  subject: ['Cold brew', 'Tomatoes on a balcony', '', '☕', 'Kaffee am Morgen'],
};

test.each(kinds)('knows the kind: %s', (kind) => {
  for (const topic of topics[kind]) expect(kindOf(topic), topic).toBe(kind);
});
