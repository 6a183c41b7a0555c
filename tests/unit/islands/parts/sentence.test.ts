import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { heard, sentence } from '#islands/parts/sentence.ts';

test('an element stands in its place of a sentence', () => {
  const link = createElement('a', null, 'this');
  expect(renderToStaticMarkup(sentence('Read {link} first', { link }))).toBe(
    'Read <a>this</a> first',
  );
});

test('what is in brackets is only heard, at the end, at the beginning and with what is in its places', () => {
  const post = 'post [1]';
  expect(renderToStaticMarkup(heard('Copy[ {post}]', { post }))).toBe(
    'Copy<span class="sr-only"> post [1]</span>',
  );
  expect(renderToStaticMarkup(heard('[Version ]{number}', { number: 2 }))).toBe(
    '<span class="sr-only">Version </span>2',
  );
  expect(renderToStaticMarkup(heard('Copy'))).toBe('Copy');
});
