import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PlainError } from '#shared/plain-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

function inWords(options: Options): string {
  const names = Object.entries(options).map(([name, { type }]) =>
    type === 'string' ? `--${name} <value>` : `--${name}`,
  );
  if (names.length === 0) return 'This command has no options.';
  const list = new Intl.ListFormat('en').format(names);
  return `${names.length === 1 ? 'The only option is' : 'The options are'} ${list}.`;
}

/** What was typed behind the name of a command, which knows these options and no others. */
export function readArguments<Config extends { options: Options; allowPositionals?: boolean }>(
  config: Config,
) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    // Node's own sentence; its second one is for programmers.
    const [sentence = ''] = error.message.split(/\. |\n/);
    throw new PlainError(`${sentence.replace(/\.$/, '')}. ${inWords(config.options)}`);
  }
}
