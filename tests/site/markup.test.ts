import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { pages } from './built-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // React writes <input/>, checked="" and noValidate, and begins its ids with an underscore:
      // other spellings of the same valid HTML.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // The length of a title is a matter of taste; search engines cut it where they like.
      'long-title': 'off',
    },
  }),
);

test.each(pages)('$path is valid, accessible HTML', async ({ path, html }) => {
  const report = await validator.validateString(html, path);
  const complaints = report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
  expect(complaints).toEqual([]);
});

test.each(pages)('the parser of the HTML standard finds no error in $path', ({ html }) => {
  const errors: string[] = [];
  parse(html, {
    onParseError: ({ code, startLine, startCol }) =>
      errors.push(`${code} at ${startLine}:${startCol}`),
  });
  expect(errors).toEqual([]);
});
