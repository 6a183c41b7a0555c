import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandPlace, type Place } from '#tests/harness/command.ts';

let place: Place;

beforeAll(async () => {
  place = await commandPlace();
});

afterAll(() => place.clear());

const restoreOptions = 'The options are --copy, --at <value>, and --life <value>.';

test.each([
  ['restore', ['--cpy'], `Unknown option '--cpy'. ${restoreOptions}`],
  ['restore', ['--copy', '--at'], `Option '--at <value>' argument missing. ${restoreOptions}`],
  [
    'restore',
    ['--life', 'life-000001-0a1b2c'],
    '--at and --life choose a moment of the copy: add --copy to restore from it.',
  ],
  [
    'restore',
    ['--copy', 'one.tar.gz'],
    'one.tar.gz is one name too many: a restore takes one backup, or --copy.',
  ],
  ['restore', ['one', 'two'], 'two is one name too many: a restore takes one backup, or --copy.'],
  ['restore', ['docs'], 'docs is a folder: name a backup in it, or set BACKUP_TO to it.'],
  ['backup', ['there'], "Unexpected argument 'there'. The only option is --database <value>."],
  ['start', ['--build'], "Unknown option '--build'. The only option is --built."],
  ['promote', ['--help'], "Unknown option '--help'. The only option is --old-is-gone."],
  ['doctor', ['anything'], "Unexpected argument 'anything'. This command has no options."],
  ['doctor', ['--help'], "Unknown option '--help'. This command has no options."],
  ['standby', ['--help'], "Unknown option '--help'. This command has no options."],
  ['reconcile', ['all'], "Unexpected argument 'all'. This command has no options."],
])('%s %j is one sentence, and nothing is done', async (task, args, sentence) => {
  const command = place.run(task, args);
  expect(await command.ended).toBe(1);
  expect(command.output()).toBe(`${sentence}\n`);
});
