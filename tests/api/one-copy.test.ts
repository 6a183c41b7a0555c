import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, order, signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { startApi } from '#tests/harness/stack.ts';

const newSentence = 'Two a month is all there is.';
const newLimit = 2;
const newTone = 'Thoughtfully quiet';

/** The project itself, elsewhere, with other rules. */
function copyWithOtherRules(): string {
  const copy = mkdtempSync(join(tmpdir(), 'one-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const path of listed
    .split('\0')
    .filter((each) => /^(src|api|pocketbase|content|public|scripts|[^/]+$)/.test(each))) {
    cpSync(path, join(copy, path), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const path = join(copy, 'src/shared/rules.json');
  const rules = JSON.parse(readFileSync(path, 'utf8'));
  rules.plans.free.generationsPerMonth = newLimit;
  rules.messages.generationsUsed = newSentence;
  rules.tones.casual.label = newTone;
  writeFileSync(path, JSON.stringify(rules));
  return copy;
}

test('the page, the API and a hook follow the one copy of the rules when it changes', async () => {
  const copy = copyWithOtherRules();
  const pocketbase = await startPocketbase({
    hooksDir: join(copy, 'pocketbase/pb_hooks'),
    migrationsDir: join(copy, 'pocketbase/pb_migrations'),
  });
  const api = await startApi(pocketbase, {}, copy);
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
    execFileSync(join(bin, 'astro'), ['build', '--outDir', join(copy, 'dist')], {
      cwd: copy,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: 'pipe',
    });
    expect(readFileSync(join(copy, 'dist/index.html'), 'utf8'), 'the page').toContain(newTone);
  } finally {
    await api.kill();
    await pocketbase.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
