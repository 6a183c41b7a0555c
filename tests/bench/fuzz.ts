import { fuzz as fire } from '#tests/api/fuzz/fuzz.ts';
import { type Row, row } from './table.ts';

/** Odd requests by the ten thousand; what is wrong with any answer is printed as it was sent. */
export async function fuzz(seconds: number): Promise<Row[]> {
  const count = seconds < 5 ? 3_000 : 30_000;
  const { seed, bodies, findings, alive, complaints } = await fire(
    count,
    Math.floor(Math.random() * 2 ** 31),
  );
  for (const { what, shot } of findings) console.log(`${what}: ${shot}`);
  for (const line of complaints) console.log(line);
  const of = (kind: RegExp) => String(findings.filter(({ what }) => kind.test(what)).length);
  return [
    row(`fuzz, odd requests (seed ${seed})`, String(bodies), String(count)),
    row('  faults (5xx)', of(/^5\d\d$/), '0'),
    row('  leaks', of(/^leaks/), '0'),
    row('  connections out of step', of(/^the next request/), '0'),
    row('  other oddities', of(/^(?!5\d\d$|leaks|the next request)/), '0'),
    row('  programs that died', alive ? '0' : '1', '0'),
  ];
}
