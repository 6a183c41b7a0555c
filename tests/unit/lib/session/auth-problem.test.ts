import { expect, test } from 'vitest';
import { readFailure } from '#lib/pocketbase-error.ts';
import { authProblem, credentialsProblem, fieldAtFault } from '#lib/session/auth-problem.ts';

function answer(status: number, data: unknown = {}) {
  return readFailure({ status, response: { status, message: 'Failed.', data } });
}

test.each([
  [{ email: { code: 'validation_not_unique' } }, 'emailTaken', 'email'],
  [{ email: { code: 'validation_is_email' } }, 'emailInvalid', 'email'],
  [{ password: { code: 'validation_min_text_constraint' } }, 'passwordWeak', 'password'],
  [{}, 'authFailed', undefined],
])('sign-up refused with %j', (data, key, field) => {
  const problem = authProblem(answer(400, data), 'signup');
  expect([problem, fieldAtFault(problem, 'a@example.com')]).toEqual([key, field]);
});

test.each([
  [400, 'credentialsWrong', 'password'],
  [403, 'authFailed', undefined],
  [429, 'tooManyRequests', undefined],
  [0, 'authFailed', undefined],
])('login answered with %i', (status, key, field) => {
  const problem = authProblem(answer(status), 'login');
  expect([problem, fieldAtFault(problem, 'a@example.com')]).toEqual([key, field]);
});

test.each([undefined, null, 'text', new TypeError('no network'), { status: '400' }])(
  'whatever is thrown becomes a failure without an answer: %j',
  (thrown) => {
    expect(readFailure(thrown)).toMatchObject({ status: 0, code: '', cancelled: false });
  },
);

test.each([
  ['login', '', '', true, 'credentialsMissing', 'email'],
  ['login', 'a@example.com', '', true, 'credentialsMissing', 'password'],
  ['login', 'nonsense', 'secret', false, 'emailInvalid', 'email'],
  ['signup', 'a@example.com', '12345', true, 'passwordWeak', 'password'],
  ['signup', 'a@example.com', '🔑🔑🔑', true, 'passwordWeak', 'password'],
] as const)('%s with %j and %j', (action, email, password, looksRight, key, field) => {
  const problem = credentialsProblem(action, email, password, looksRight);
  expect(problem).toBe(key);
  expect(problem && fieldAtFault(problem, email)).toBe(field);
});

test('an old short password may still log in, and a long one may sign up', () => {
  expect(credentialsProblem('login', 'a@example.com', '123', true)).toBeNull();
  expect(credentialsProblem('signup', 'a@example.com', '123456', true)).toBeNull();
});
