import { expect, test } from 'vitest';
import { readLanguage } from '#shared/text/tells/language-rules.ts';

const rule = { id: 'a', reason: 'Because', match: ['one two'] };

test.each([
  [{ rules: 'none', parallel: [] }, 'content/writing/tells/xx.json has no list of rules.'],
  [{ rules: [] }, 'content/writing/tells/xx.json has no list of parallel words.'],
  [{ rules: [{ ...rule, reason: '' }] }, 'rule 1 (a) has no reason.'],
  [{ rules: [rule, { ...rule, tier: 'odd' }] }, 'rule 2 (a) has an unknown tier.'],
  [{ rules: [{ ...rule, match: [] }] }, 'rule 1 (a) has nothing to match.'],
  [{ rules: [{ ...rule, mend: 3 }] }, 'rule 1 (a) has a mend that is no text.'],
  [{ rules: [{ ...rule, times: 'two' }] }, 'rule 1 (a) has a "times" that is no number.'],
  [{ rules: [{ ...rule, last: 'yes' }] }, 'rule 1 (a) has a "last" that is no boolean.'],
  [
    { rules: [{ ...rule, match: ['{1,3} two'] }] },
    'The pattern "{1,3} two" has to begin with words.',
  ],
  [
    { rules: [{ ...rule, match: ['one {1,99} two'] }] },
    'The pattern "one {1,99} two" has a gap that is not within {0,12}.',
  ],
  [{ rules: [{ ...rule, match: ['one (two'] }] }, 'The pattern "one (two" cannot be read.'],
])('a mistake in a file is one plain sentence: %o', (file, sentence) => {
  const whole = { parallel: 'parallel' in file ? file.parallel : [], ...file };
  if (sentence.includes('parallel')) delete (whole as { parallel?: unknown }).parallel;
  expect(() => readLanguage('xx', whole)).toThrow(sentence);
});
