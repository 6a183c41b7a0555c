import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tell } from '#api/watch/happened.ts';
import { startMetrics } from '#api/watch/metrics.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const alerts = read('deploy/prometheus/alerts.yml');
const dashboard = JSON.parse(read('deploy/grafana/postquill.json'));
const panels: { title: string; targets: { expr: string }[] }[] = dashboard.panels;

const expressions = [
  ...[...alerts.matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.*))/gm)].map(
    ([, long, short]) => long ?? short ?? '',
  ),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** What a process that served one of everything says of itself. */
async function exported(): Promise<string> {
  const write = startMetrics({
    holdsOpen: () => 0,
    resting: () => ({ first: false, second: false }),
    ready: async () => true,
    copy: async () => ({ ageSeconds: null, late: 1 }),
    backupAgeSeconds: async () => 1,
  });
  const requestId = '0123456789abcdef';
  tell('answered', { requestId, method: 'GET', route: 'page', status: 500, seconds: 1 });
  tell('generationAsked', { outcome: 'held' });
  tell('refinementAsked', { outcome: 'held' });
  tell('firstCard', { writer: 'model', seconds: 1 });
  tell('databaseCalled', { call: 'ledger/hold', failed: false, seconds: 1 });
  tell('tokensSpent', { prompt: 1, completion: 1 });
  return write();
}

test('every series that the dashboard or an alert names is one that we export', async () => {
  const text = await exported();
  const names = new Set([...text.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name]) => name));
  const named = expressions.join('\n').match(/\b(postquill|process|nodejs)_[a-z_0-9]+/g) ?? [];
  expect(expressions.length).toBeGreaterThan(30);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  // And by labels that those series have.
  const labels = expressions.join('\n').matchAll(/[{,]\s*([a-z_]+)(?:=~|!~|!=|=)"/g);
  const known = new Set([...text.matchAll(/[{,]([a-z_]+)="/g)].map(([, label]) => label));
  const theirs = new Set(['instance', 'job']);
  expect([...labels].filter(([, one = '']) => !known.has(one) && !theirs.has(one))).toEqual([]);
});

test('every metric is shown on the dashboard and told of in the manual', async () => {
  const kinds = [...(await exported()).matchAll(/^# TYPE (postquill_\w+)/gm)].map(
    ([, name]) => name,
  );
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const manual = read('docs/operations.md');
  expect(kinds.length).toBeGreaterThan(10);
  for (const name of kinds) {
    expect(shown).toContain(name);
    expect(manual).toContain(`\`${name}\``);
  }
});

test('every alert says what it means and where to look', () => {
  const count = (pattern: RegExp) => alerts.match(pattern)?.length;
  const all = count(/^ {6}- alert: /gm);
  expect(all).toBeGreaterThan(10);
  for (const part of [
    /severity: (page|warn)/g,
    /^ {10}summary: .+\.$/gm,
    /^ {10}description: ./gm,
  ]) {
    expect(count(part)).toBe(all);
  }
});
