import type { z } from 'zod';

const kinds: Record<string, string> = {
  url: 'an address that begins with http:// or https://',
  email: 'a mail address',
};

function bounds(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  if (issue.code === 'too_big') {
    return issue.origin === 'array' ? `${limit} of them at most` : `${limit} at most`;
  }
  return issue.inclusive ? `${limit} at least` : `more than ${limit}`;
}

/** What a setting has to be, for somebody who edits .env: zod's own words are for programmers. */
export function whatItMustBe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.join(' or ');
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : 'a number';
    case 'invalid_format':
      return kinds[issue.format] ?? `of another form (${issue.format})`;
    case 'too_big':
    case 'too_small':
      return bounds(issue);
    default:
      return issue.message;
  }
}
