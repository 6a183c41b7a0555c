import { usualAddresses } from '#api/services/writers/local/local-addresses.ts';
import type { ConfigAnswer } from '#shared/contracts/page-config.ts';
import { ask, type Order, order, signUp } from '#tests/harness/people.ts';
import { startStack } from '#tests/harness/stack.ts';
import type { Row } from '../table.ts';

const orders: Order[] = [
  order(),
  order({
    topic: 'Our bakery opens on Sundays',
    details: 'From 14 June, 7 to 11 am. 12 Mill Lane, Leeds. Rye rolls are 80p.',
    tone: 'professional',
  }),
  order({ topic: 'How to fall asleep faster', tone: 'informative', platform: 'instagram' }),
];

function tell(said: string): void {
  process.stdout.write(`  ${said}\n`);
}

/** The model of MODEL_BASE_URL and MODEL, or else the one this machine has. */
function whichModel(): Record<string, string> {
  const { MODEL_BASE_URL, MODEL_API_KEY, MODEL } = process.env;
  const given = Object.entries({ MODEL_BASE_URL, MODEL_API_KEY, MODEL });
  const set = given.filter((pair): pair is [string, string] => pair[1] !== undefined);
  const found = { LOCAL_MODEL_ADDRESSES: usualAddresses().join() };
  return {
    LOG_LEVEL: 'warn',
    ...(MODEL_BASE_URL === undefined && found),
    ...Object.fromEntries(set),
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<[event: string, data: string]> {
  let rest = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (event !== undefined && data !== undefined) yield [event, data];
    }
  }
}

/**
 * A real model on the real way: page's request, API, PocketBase, the model's server and back. It says what
 * came and when, for a person to read; small models are for the pipe, not for the words.
 */
export async function smallModel(): Promise<Row[]> {
  const stack = await startStack({ api: whichModel() });
  try {
    const config = (await (await fetch(`${stack.api.url}/api/config`)).json()) as ConfigAnswer;
    tell(config.writer.offline ? 'No model was found.' : `Written by ${config.writer.name}`);
    if (config.writer.offline) return [];
    const person = await signUp(stack.pocketbase);
    for (const wanted of orders) {
      const began = performance.now();
      const at = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
      tell(`── ${wanted.topic} (${wanted.platform}, ${wanted.tone})`);
      const answer = await ask(stack.api.url, person.token, wanted, {
        accept: 'text/event-stream',
      });
      for await (const [event, data] of eventsOf(answer)) {
        const said = event === 'post' || event === 'replace' ? JSON.parse(data).text : data;
        tell(`${at()} ${event}: ${said.replaceAll('\n', ' / ')}`);
      }
    }
    const said = stack.api.output().trim();
    tell(said === '' ? 'The log has no warning.' : said);
  } finally {
    await stack.stop();
  }
  return [];
}
