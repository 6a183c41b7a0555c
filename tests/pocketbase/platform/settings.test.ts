import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#site';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { Operator } from '../operator.ts';

let pb: RunningPocketbase;

beforeAll(async () => {
  pb = await startPocketbase();
});

afterAll(() => pb.stop());

test('PocketBase bears the site’s name, keeps no addresses, takes no batches', async () => {
  const { token } = await Operator.of(pb);
  const { body } = await call(pb, 'GET', '/api/settings', { token });
  expect(body).toMatchObject({
    meta: { appName: site.name, senderName: site.name, hideControls: true },
    logs: { maxDays: 7, minLevel: 8, logIP: false, logAuthId: false },
    batch: { enabled: false },
    trustedProxy: { headers: ['X-Forwarded-For'], useLeftmostIP: false },
  });
});

test('another origin’s page gets no leave to call', async () => {
  const answer = await fetch(`${pb.url}/api/health`, {
    headers: { Origin: 'https://evil.example' },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('the jobs are on PocketBase’s timetable', async () => {
  const { token } = await Operator.of(pb);
  const { body } = await call<{ id: string; expression: string }[]>(pb, 'GET', '/api/crons', {
    token,
  });
  const ours = body.filter(({ id }) => !id.startsWith('__pb'));
  expect(body.map(({ id }) => id)).not.toContain('__pbDBOptimize__');
  expect(ours.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'database_is_checked', expression: '17 3 * * *' },
    { id: 'database_is_tuned', expression: '0 0 * * *' },
    { id: 'deleted_words_go', expression: '47 */6 * * *' },
    { id: 'history_gets_words', expression: '* * * * *' },
    { id: 'lapsed_holds_go', expression: '* * * * *' },
    { id: 'old_history_goes', expression: '*/10 * * * *' },
    { id: 'old_posts_get_words', expression: '* * * * *' },
    { id: 'old_results_go', expression: '*/10 * * * *' },
    { id: 'old_sessions_go', expression: '27 3 * * *' },
    { id: 'old_starts_go', expression: '37 * * * *' },
    { id: 'old_stripe_events_go', expression: '17 3 * * *' },
    { id: 'old_tombstones_go', expression: '7 3 * * *' },
    { id: 'old_tries_go', expression: '*/5 * * * *' },
    { id: 'old_withdrawals_go', expression: '*/10 * * * *' },
    { id: 'unused_accounts_go', expression: '17 4 * * *' },
    { id: 'wished_history_goes', expression: '* * * * *' },
    { id: 'words_are_merged', expression: '*/5 * * * *' },
  ]);
});
