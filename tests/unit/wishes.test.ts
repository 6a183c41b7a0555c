import { expect, test } from 'vitest';
import { editAsWished } from '#api/services/writers/offline/wishes.ts';
import type { Wish } from '#api/services/writers/writer.ts';
import type { Tone } from '#shared/rules.ts';

function edited(action: Wish['action'], text: string, tone: Tone = 'casual'): string {
  const edit = editAsWished({ action, text }, { tone });
  return edit.ok ? edit.text : edit.code;
}

const sale = `The big sale starts on Friday. It feels like forever since the last one.

Everything in the shop is half price until Sunday. Everybody is so happy about it. Come to 12 Mill Street.`;

test('shorter leaves out color and nothing that a reader needs', () => {
  const short = edited('shorter', sale);
  expect(short).not.toContain('so happy');
  for (const fact of ['starts on Friday', 'half price until Sunday', '12 Mill Street']) {
    expect(short).toContain(fact);
  }
});

test.each([
  ['where every sentence bears load', 'Open on Friday at 7. Tickets are $5. Call 555 0199.'],
  ['of one sentence', 'The kettle sings again.'],
])('shorter changes nothing %s', (_, text) => {
  expect(edited('shorter', text)).toBe('refineNothing');
});

test('a sentence that the next one leans on stays', () => {
  const text =
    'We open a shop on Friday at 7. A stranger gave us a piano. It stands by the door at 12 Mill Street.';
  expect(edited('shorter', text)).toBe('refineNothing');
});

test('a stronger hook is another of the author’s own sentences, and the others follow in their order', () => {
  const text =
    'Summer is nearly over. We grew 40 tomatoes on one balcony. The slugs took the lettuce.';
  expect(edited('hook', text)).toBe(
    'We grew 40 tomatoes on one balcony. Summer is nearly over. The slugs took the lettuce.',
  );
});

test.each([
  ['where the first pulls as much', 'We grew 40 tomatoes. The slugs took 3 lettuces.'],
  ['where the other one leans', 'Summer is nearly over. It gave us 40 tomatoes.'],
  ['of a call', 'Summer is nearly over. Call us at 555 0199 before 7.'],
])('there is no stronger hook %s', (_, text) => {
  expect(edited('hook', text)).toBe('refineNothing');
});

test('professional is the same in a calm voice', () => {
  expect(edited('tone', 'We open today!! 🎉 Come in!', 'professional')).toBe(
    'We open today. Come in.',
  );
  expect(edited('tone', 'We open today.', 'professional')).toBe('refineNothing');
});

test.each([
  ['longer', 'We open today.'],
  ['translate', 'We open today.'],
  ['instruct', 'We open today.'],
  ['tone', 'We open today.'],
  ['shorter', 'Wir öffnen heute um sieben. Das freut uns alle sehr, und die Katze auch.'],
] as const)('%s takes a model: %s', (action, text) => {
  expect(edited(action, text)).toBe('refineNeedsModel');
});
