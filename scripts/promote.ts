import { loadEnvironment } from '#api/env.ts';
import { startAsTyped } from './command/as-typed.ts';
import { main } from './command/main.ts';
import { readArguments } from './command/read-arguments.ts';
import { promote } from './copy/promotion/promote.ts';

main(async () => {
  const { values } = readArguments({
    options: { 'old-is-gone': { type: 'boolean', default: false } },
  });
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const env = loadEnvironment();
  await promote({ env, oldIsGone: values['old-is-gone'], print });
  print(
    `\n${startAsTyped(env.dataDir)} Then lead the site's address here. ${env.dataDir} begins a life of its own.`,
  );
  return 0;
});
