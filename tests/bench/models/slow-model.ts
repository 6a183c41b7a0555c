import { setTimeout as sleep } from 'node:timers/promises';
import { rules } from '#shared/rules.ts';
import { postsJson, saysPosts } from '#tests/fakes/openai/plans.ts';
import { startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type FollowedEvents, followEvents } from '#tests/harness/events.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { startApi, startStack } from '#tests/harness/stack.ts';
import type { Row } from '../table.ts';

const seconds = 360;
const tokensPerSecond = 3;
/** As long as a model that is this slow comes in this time: a token is about four letters. */
const lettersPerPost = (seconds * tokensPerSecond * 4) / 5;

const sentences = [
  'The third pot on the left has had no water since Monday and still does well. ',
  'A bucket with three holes costs less than any planter in the shop. ',
  'Balconies that face north grow lettuce, chives and very little else. ',
  'Bees find the flowers on the fifth floor in about a week. ',
  'Nobody tells you that the soil is the heavy part of it. ',
];
const posts = sentences.map((sentence) =>
  sentence.repeat(Math.ceil(lettersPerPost / sentence.length)).slice(0, lettersPerPost),
);

interface Visit extends FollowedEvents {
  person: Person;
}

function tell(said: string): void {
  process.stdout.write(`  ${said}\n`);
}

/**
 * Six minutes with a model that says three tokens a second, the database killed twice and one of two API
 * processes once. Nothing is measured: it shows that nothing is lost and nothing charged that was not given.
 */
export async function slowModel(): Promise<Row[]> {
  const provider = await startFakeOpenai();
  const deltas = seconds * tokensPerSecond;
  provider.script(saysPosts(posts, { seconds, deltas }));
  const model = { MODEL_BASE_URL: provider.url, MODEL: 'slow/model' };
  const stack = await startStack({ api: model });
  const doomed = await startApi(stack.pocketbase, model);

  async function begin(apiUrl: string): Promise<Visit> {
    const person = await signUp(stack.pocketbase);
    const body = order({ platform: 'linkedin' });
    const answer = await ask(apiUrl, person.token, body, { accept: 'text/event-stream' });
    const followed = followEvents(answer);
    followed.over.catch(() => undefined);
    return { ...followed, person };
  }

  async function leftOf({ person }: Visit): Promise<number> {
    const url = `${stack.pocketbase.url}/api/account/allowance`;
    const answer = await fetch(url, { headers: { Authorization: person.token } });
    return ((await answer.json()) as { left: number }).left;
  }

  try {
    const began = performance.now();
    const until = (at: number) => sleep(Math.max(0, began + at * 1_000 - performance.now()));
    const clock = () => `${Math.round((performance.now() - began) / 1_000)} s`;
    tell(`${postsJson(posts).length} letters at ${tokensPerSecond} tokens a second`);
    const kept = await begin(stack.api.url);
    const cut = await begin(doomed.url);
    await until(100);
    await stack.pocketbase.kill();
    await sleep(5_000);
    await stack.pocketbase.restart();
    tell(
      `${clock()}: the database was away for five seconds; ${kept.seen.posts.length} posts so far`,
    );
    await until(150);
    await doomed.kill();
    tell(
      `${clock()}: one API killed with ${cut.seen.posts.length} posts shown; ${await leftOf(cut)} left`,
    );
    while ((await leftOf(cut)) < rules.plans.free.generationsPerMonth) await sleep(1_000);
    tell(`${clock()}: its hold is over, and all ${await leftOf(cut)} are left`);
    await until(280);
    await stack.pocketbase.restart();
    const { length } = kept.seen.posts;
    tell(`${clock()}: the database killed again; ${length} posts, ${await leftOf(kept)} left`);
    const { done, error, progress } = await kept.over;
    tell(`${clock()}: ${JSON.stringify(done ?? error)}`);
    tell(
      `progress was told ${progress?.length} times, at last ${JSON.stringify(progress?.at(-1))}`,
    );
    tell(`${await leftOf(kept)} left, and ${await leftOf(cut)} for whoever was cut off`);
  } finally {
    await doomed.kill();
    await stack.stop();
    await provider.close();
  }
  return [];
}
