import { expect, test } from 'vitest';
import { splitAtBlankLines, splitPosts } from '#lib/voices/split-posts.ts';

test.each([
  ['one post', 'One line.\n\nAnother paragraph.', ['One line.\n\nAnother paragraph.']],
  ['a line of signs', 'One.\n---\nTwo.\n\n***\n\nThree.', ['One.', 'Two.', 'Three.']],
  [
    'blank lines',
    'One.\n\nStill one.\n\n\nTwo.\n \n\t\n\n\nThree.',
    ['One.\n\nStill one.', 'Two.', 'Three.'],
  ],
  ['other line breaks', 'One.\r\n\r\n\r\nTwo.', ['One.', 'Two.']],
  ['dashes of a sentence', 'One - two --- three', ['One - two --- three']],
  ['nothing', ' \n\n\n---\n', []],
])('%s', (_, text, posts) => {
  expect(splitPosts(text)).toEqual(posts);
});

test('asked to, it splits at every blank line', () => {
  expect(splitAtBlankLines('One.\nStill one.\n\nTwo.\n\n\nThree.')).toEqual([
    'One.\nStill one.',
    'Two.',
    'Three.',
  ]);
});
