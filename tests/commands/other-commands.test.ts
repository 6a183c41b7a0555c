import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '#site';
import { commandPlace, type Place } from '#tests/harness/command.ts';

let place: Place;

beforeEach(async () => {
  place = await commandPlace({ prepared: true });
});

afterEach(() => place.clear());

test('npm run dev serves reloading pages that reach the API and PocketBase', async () => {
  const command = place.run('dev');
  const pages = `http://localhost:${place.env.DEV_SITE_PORT}`;
  await command.until(`Pages with reload: ${pages}`);
  const status = (path: string) =>
    fetch(pages + path).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(() => status('/'), { timeout: 60_000 }).toBe(200);
  expect(await (await fetch(pages)).text()).toContain(site.name);
  expect(await status('/api/config')).toBe(200);
  expect(await status('/pb/api/health')).toBe(200);
  command.child.kill('SIGINT');
  expect(await command.ended).toBe(0);
  await expect.poll(place.running).toEqual([]);
});

test('npm run build does nothing when nothing changed', async () => {
  const command = place.run('build');
  expect(await command.ended).toBe(0);
  expect(command.output()).toBe('The site is up to date.\n');
});

test('every command the README names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const readme = readFileSync('README.md', 'utf8');
  const named = [...readme.matchAll(/(?:`|^)npm (?:run )?([a-z:]+)/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(scripts)));
});

test('every variable that is read is explained in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = new Set([...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name));
  const read = [
    ...readFileSync('api/env-variables.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
  ];
  expect(read.length).toBeGreaterThan(20);
  for (const [, name] of read) expect(named).toContain(name);
});
