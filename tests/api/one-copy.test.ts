import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { copyProject } from '#tests/harness/project-copy.ts';
import { startApi } from '#tests/harness/stack.ts';

const newSentence = 'Two a month is all there is.';
const newLimit = 2;
const newTone = 'Thoughtfully quiet';

test('the page, the API and a hook follow the one copy of the rules when it changes', async () => {
  const copy = copyProject((rules) => {
    rules.plans.free.generationsPerMonth = newLimit;
    rules.messages.generationsUsed = newSentence;
    rules.tones.casual.label = newTone;
  });
  const pocketbase = await startPocketbase(copy.pocketbase);
  const api = await startApi(pocketbase, {}, copy.root);
  try {
    const person = await signUp(pocketbase);
    const allowance = await fetch(`${pocketbase.url}/api/account/allowance`, {
      headers: { Authorization: person.token },
    });
    expect((await allowance.json()).limit, 'the hook').toBe(newLimit);

    for (let time = 0; time < newLimit; time += 1) {
      expect((await ask(api.url, person.token, order())).status).toBe(200);
    }
    const refused = await ask(api.url, person.token, order());
    expect((await refused.json()).error, 'the API').toBe(newSentence);

    const bin = join(process.cwd(), 'node_modules', '.bin');
    execFileSync(join(bin, 'astro'), ['build', '--outDir', join(copy.root, 'dist')], {
      cwd: copy.root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: 'pipe',
    });
    expect(readFileSync(join(copy.root, 'dist/index.html'), 'utf8'), 'the page').toContain(newTone);
  } finally {
    await api.kill();
    await pocketbase.stop();
    copy.remove();
  }
});
