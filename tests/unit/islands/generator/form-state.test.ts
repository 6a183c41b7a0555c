import { expect, test } from 'vitest';
import {
  $form,
  detailsProblem,
  emptyForm,
  type FormState,
  topicProblem,
} from '#islands/generator/form-state.ts';
import { formOf, orderOf } from '#islands/generator/order.ts';
import { isEmpty, withKept } from '#islands/generator/tools/form-fields.ts';
import { rules } from '#shared/rules.ts';

const form: FormState = {
  topic: '  Tomatoes  ',
  details: ' Two pots. ',
  source: null,
  pageNotes: null,
  tone: 'funny',
  platform: 'linkedin',
  language: 'pt',
  also: [],
  voice: 'voicevoicevoice',
  temperature: 0.3,
  posts: 8,
  length: 3,
};

test('a topic has to be there and to fit', () => {
  for (const topic of [
    '',
    ' \n ',
    '\u200B',
    '\u0000\u00AD',
    '\u2060 \u3164\uFEFF',
    '\uD800',
    '\uE000',
  ]) {
    expect(topicProblem(topic), JSON.stringify(topic)).toBe('topicMissing');
  }
  for (const topic of ['x', '☕', '👩‍🌾', 'می‌خواهم', '?']) expect(topicProblem(topic)).toBeNull();
  expect(topicProblem('x'.repeat(rules.topic.maxLength))).toBeNull();
  expect(topicProblem(` ${'x'.repeat(rules.topic.maxLength)} `)).toBeNull();
  expect(topicProblem('x'.repeat(rules.topic.maxLength + 1))).toBe('topicTooLong');
});

test('details may be missing and have to fit', () => {
  expect(detailsProblem('')).toBeNull();
  expect(detailsProblem(` ${'x'.repeat(rules.details.maxLength)} `)).toBeNull();
  expect(detailsProblem('x'.repeat(rules.details.maxLength + 1))).toBe('detailsTooLong');
});

test('a free account sends no advanced settings, whatever the form holds', () => {
  expect(orderOf(form, false)).toEqual({
    topic: 'Tomatoes',
    details: 'Two pots.',
    tone: 'funny',
    platform: 'linkedin',
    language: 'pt',
    voice: 'voicevoicevoice',
  });
  const bare = orderOf({ ...form, details: ' \n', language: '', voice: '' }, false);
  for (const name of ['details', 'language', 'voice']) expect(bare).not.toHaveProperty(name);
});

test('Premium sends them, the length as its phrase', () => {
  expect(orderOf(form, true)).toEqual({
    topic: 'Tomatoes',
    details: 'Two pots.',
    tone: 'funny',
    platform: 'linkedin',
    language: 'pt',
    voice: 'voicevoicevoice',
    temperature: 0.3,
    maxPosts: 8,
    postLength: rules.lengths[3].phrase,
  });
});

test('an order gives back the form it came from', () => {
  expect(formOf(orderOf(form, true))).toEqual({ ...form, topic: 'Tomatoes', details: 'Two pots.' });
  expect(formOf(orderOf(form, false))).toEqual({
    ...$form.get(),
    topic: 'Tomatoes',
    details: 'Two pots.',
    tone: 'funny',
    platform: 'linkedin',
    language: 'pt',
    voice: 'voicevoicevoice',
  });
});

test('other platforms go with the order, in the order of the page and never twice', () => {
  const several = { ...form, also: ['instagram', 'linkedin', 'x'] as const };
  const order = orderOf(several, false);
  expect([order.platform, order.also]).toEqual(['linkedin', ['x', 'instagram']]);
  expect(orderOf({ ...form, also: ['linkedin'] }, false)).not.toHaveProperty('also');
  $form.set(emptyForm);
  expect(formOf(order)).toMatchObject({ platform: 'linkedin', also: ['x', 'instagram'] });
});

test('a draft brings other platforms back where none was chosen yet', () => {
  const also = ['linkedin', 'instagram'];
  expect(withKept({ ...emptyForm, also: [] }, { also })).toMatchObject({ also });
  expect(isEmpty({ ...emptyForm, also: [] })).toBe(true);
  expect(isEmpty({ ...emptyForm, also: ['linkedin'] })).toBe(false);
  expect(withKept({ ...emptyForm, also: ['threads'] }, { also })).toMatchObject({
    also: ['threads'],
  });
  for (const wrong of [['nowhere'], 'linkedin', 7, [null]]) {
    expect(withKept(emptyForm, { also: wrong }).also).toEqual([]);
  }
});
