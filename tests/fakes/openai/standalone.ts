import { type Plan, saysPosts } from './plans.ts';
import { cannedPosts, startFakeOpenai } from './server.ts';

/**
 * The fake in a process of its own, for measurements: its work must not count as anybody else's.
 * A model named `paced/<seconds>` takes that long for five posts in 100 chunks. The parent gets the
 * URL as a message; without a parent the process ends.
 */
const plans = new Map<string, Plan>();

function pacedBy(model: string): Plan {
  const plan = plans.get(model) ?? saysPosts(cannedPosts, { seconds: Number(model.split('/')[1]) });
  plans.set(model, plan);
  return plan;
}

const fake = await startFakeOpenai();
fake.script((seen) => {
  // A burst of measurements would otherwise fill the memory with what nobody reads.
  fake.requests.length = 0;
  return pacedBy(String(seen.body.model))(seen);
});
process.once('disconnect', () => process.exit(0));
process.send?.(fake.url);
