import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let provider: FakeOpenai;
let stack: Stack;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: { ...withoutPages, MODEL_BASE_URL: provider.url, MODEL: 'test/model' },
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

const posts = [
  'من شهر مايو نفتح يوم الأحد من الثامنة حتى الثانية عشرة.',
  'خبز طازج صباح الأحد، والطلب المسبق حتى ظهر السبت.',
  'طلبتم منا ذلك سنوات، ومن مايو نخبز يوم الأحد أيضا.',
  'فريقان يتناوبان كل أحد، والموقف خلف البيت.',
  'كعكتان وخبز وأرغفة صغيرة، كل أحد حتى الظهر.',
];

test('a language goes with the order to the model and is found again in history', async () => {
  const person = await signUp(stack.pocketbase);
  provider.script(saysPosts(posts));
  const answer = await ask(stack.api.url, person.token, order({ language: 'ar' }));
  expect(answer.status).toBe(200);
  const { posts: shown } = await answer.json();
  expect(shown.length).toBeGreaterThan(0);
  for (const { text } of shown) expect(posts).toContain(text);
  const told = JSON.stringify(provider.requests[0]?.body);
  expect(told).toContain(`Language: ${rules.languages.ar}, whatever language the topic`);
  const { entries } = await person.client.send('/api/account/find-history', {
    method: 'POST',
    body: { words: '', platform: '', after: '', limit: 5 },
  });
  expect(entries[0].settings).toEqual({ language: 'ar' });
});
