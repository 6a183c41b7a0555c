import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandPlace, type Place } from '#tests/harness/command.ts';

let place: Place;

beforeAll(async () => {
  place = await commandPlace();
});

afterAll(() => place.clear());

test.each([
  ['restore', ['--cpy'], "Unknown option '--cpy'."],
  ['restore', ['--copy', '--at'], "Option '--at <value>' argument missing."],
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
  ['backup', ['there'], "Unexpected argument 'there'."],
  ['start', ['--build'], "Unknown option '--build'."],
])('%s %j is one sentence, and nothing is done', async (task, args, sentence) => {
  const command = place.run(task, args);
  expect(await command.ended).toBe(1);
  expect(
    command
      .output()
      .trim()
      .replace(/ This command does.*$/, ''),
  ).toBe(sentence);
});
