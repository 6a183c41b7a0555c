import { billing } from '#tests/bench/billing-histories.ts';
import { cluster } from '#tests/bench/cluster.ts';
import { copy } from '#tests/bench/copy.ts';
import { failOver } from '#tests/bench/fail-over.ts';
import { amongGuests } from '#tests/bench/front-door/among-guests.ts';
import { frontDoor } from '#tests/bench/front-door/front-door.ts';
import { idleStreams } from '#tests/bench/front-door/idle-streams.ts';
import { passedCalls } from '#tests/bench/front-door/passed-calls.ts';
import { fuzz } from '#tests/bench/fuzz.ts';
import { hand } from '#tests/bench/hand/hand.ts';
import { ledgerSpeed } from '#tests/bench/ledger.ts';
import { lighthouse } from '#tests/bench/lighthouse/lighthouse.ts';
import { firstCard } from '#tests/bench/models/first-card.ts';
import { generateStream } from '#tests/bench/models/generate-stream.ts';
import { modelStream } from '#tests/bench/models/model-stream.ts';
import { slowModel } from '#tests/bench/models/slow-model.ts';
import { smallModel } from '#tests/bench/models/small-model.ts';
import { history } from '#tests/bench/scale/history.ts';
import { library } from '#tests/bench/scale/library.ts';
import { locks } from '#tests/bench/scale/locks.ts';
import { fullScale, scale } from '#tests/bench/scale/scale.ts';
import { printRow, type Row } from '#tests/bench/table.ts';
import { words } from '#tests/bench/words/words.ts';
import { main } from './command/main.ts';
import { readArguments } from './command/read-arguments.ts';

type Rows = Promise<Row[]> | AsyncIterable<Row>;

const sections: Record<string, (seconds: number, folder?: string) => Rows> = {
  'front-door': frontDoor,
  'passed-calls': passedCalls,
  'among-guests': amongGuests,
  ledger: ledgerSpeed,
  'model-stream': modelStream,
  'generate-stream': generateStream,
  'first-card': firstCard,
  words,
  lighthouse,
  hand,
  billing,
  fuzz,
};

/** They take minutes, and run where they are named. */
const long: typeof sections = {
  cluster,
  copy,
  'fail-over': failOver,
  'idle-streams': idleStreams,
  'slow-model': slowModel,
  'small-model': smallModel,
  library,
  history,
  locks,
  scale,
  'full-scale': fullScale,
};

const options = { quick: { type: 'boolean', default: false }, data: { type: 'string' } } as const;

main(async () => {
  const { values, positionals } = readArguments({ options, allowPositionals: true });
  const run = positionals.length === 0 ? sections : { ...sections, ...long };
  for (const [name, measure] of Object.entries(run)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    process.stdout.write(`Measuring: ${name} …\n`);
    for await (const row of await measure(values.quick ? 1 : 5, values.data)) printRow(row);
  }
  return 0;
});
