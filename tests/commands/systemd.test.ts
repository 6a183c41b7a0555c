import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';

const services = globSync('deploy/systemd/*.service').sort();
const units = [...services, ...globSync('deploy/systemd/*.timer')];

// Another system has no word on them, and without npm at its place a unit is refused for that.
const canLook =
  spawnSync('systemd-analyze', ['--version']).status === 0 && existsSync('/usr/bin/npm');

test.skipIf(!canLook)('systemd understands every line of the units', () => {
  expect(units).toHaveLength(5);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test.skipIf(!canLook)('what runs there may do little: 3 of 10 at most', () => {
  for (const service of services) {
    const said = execFileSync('systemd-analyze', ['security', '--offline=true', service], {
      encoding: 'utf8',
    });
    const [, level] = /Overall exposure level for \S+: ([\d.]+)/.exec(said) ?? [];
    expect(Number(level), service).toBeLessThanOrEqual(3);
  }
});
