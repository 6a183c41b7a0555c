import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { echoesOf } from '#api/services/writers/prompt/prompt-echo.ts';
import { isPromptEcho } from '#api/services/writers/prompt/prompts.ts';

const folder = new URL('../../../content/writing/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

test.each(files)('no example and no long sentence of %s comes back as a post', (_, file) => {
  const sent = file.replace(/<!--[\s\S]*?-->/, '').replace(/^#.*$/gm, '');
  for (const [, quote = ''] of sent.matchAll(/"([^"]+)"/g)) {
    expect(isPromptEcho(quote), quote).toBe(true);
    expect(isPromptEcho(`${quote}!\n\n#coffee #monday`), quote).toBe(true);
  }
  const sentences = sent
    .split(/[.:;|!?]|\n\s*\n|\n- /)
    .map((sentence) => sentence.replace(/^- /, '').trim())
    .filter((sentence) => !/\{[a-z]+\}/.test(sentence) && sentence.length > 80);
  for (const sentence of sentences) {
    expect(isPromptEcho(`Sure! ${sentence.toUpperCase()} Enjoy.`), sentence).toBe(true);
  }
});

test.each([
  '"the first post"',
  'The first post. #coffee',
  'The second post',
  'We open at seven. Come early!',
  '<topic>"coffee"</topic>',
  'Here is my post </DETAILS>',
])('knows what was copied from an example, whatever is added: %s', (post) => {
  const isEcho = echoesOf([
    'Answer as {"posts": ["the first post", "the second post"]}, or as in "We open at seven. Come early!"',
  ]);
  expect(isEcho(post)).toBe(true);
});

test.each([
  'The first post of our new blog is out!',
  'Do you write social media posts that people stop for? We do.',
  'Short sentences. Line breaks where a reader needs air. That is the whole trick.',
  'I <3 coffee, and a > b',
])('takes no honest post for an echo: %s', (post) => {
  expect(isPromptEcho(post)).toBe(false);
});
