import { type Environment, loadEnvironment } from '#api/env.ts';
import { main } from './command/main.ts';
import { readArguments } from './command/read-arguments.ts';
import { checkBackups } from './doctor/backups.ts';
import { checkBilling } from './doctor/billing.ts';
import { checkClock } from './doctor/clock.ts';
import { checkCopy } from './doctor/copy.ts';
import { checkData } from './doctor/data-folder.ts';
import { namesSet } from './doctor/environment-names.ts';
import { about, type Check, type Finding, reasonOf } from './doctor/finding.ts';
import { checkNode, checkPocketbase, checkTimeZones } from './doctor/machine.ts';
import { checkMail } from './doctor/mail.ts';
import { checkModel } from './doctor/model.ts';
import { checkPorts } from './doctor/ports.ts';
import { checkGoogle, checkOwnKeys, checkSite } from './doctor/site-address.ts';
import { withoutSecrets } from './doctor/without-secrets.ts';

const checks: [string, Check][] = [
  ['Node', checkNode],
  ['Ports', checkPorts],
  ['PocketBase', checkPocketbase],
  ['Data', checkData],
  ['Site', checkSite],
  ['Model', checkModel],
  ['Own models', checkOwnKeys],
  ['Stripe', checkBilling],
  ['Mail', checkMail],
  ['Google', checkGoogle],
  ['Backups', checkBackups],
  ['Copy', checkCopy],
  ['Clock', checkClock],
  ['Time zones', checkTimeZones],
];

function print({ state, about: subject, says }: Finding): void {
  const line = `${state.padEnd(5)}  ${subject.padEnd(11)}  ${says}`;
  const [first] = withoutSecrets(line, process.env).split('\n');
  process.stdout.write(`${first}\n`);
}

/** All at once, told in the order of the list. */
async function examine(env: Environment): Promise<Finding[]> {
  const found = checks.map(([subject, check]) =>
    check(env).catch((error: unknown) => [about(subject).wrong(reasonOf(error))]),
  );
  const findings = (await Promise.all(found)).flat();
  const sayings = findings.map(({ says }) => says);
  // Two may stumble over the same thing.
  return findings.filter(
    ({ state, says }, at) => state !== 'wrong' || sayings.indexOf(says) === at,
  );
}

main(async () => {
  readArguments({ options: {} });
  const findings = namesSet(process.cwd(), Object.keys(process.env));
  try {
    findings.push(...(await examine(loadEnvironment())));
  } catch (error) {
    // Nothing else can be looked at before that is right, and no start would get further.
    findings.push(about('Settings').wrong(reasonOf(error)));
  }
  for (const finding of findings) print(finding);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  const things = wrong === 1 ? '1 thing is' : `${wrong} things are`;
  process.stdout.write(wrong === 0 ? '\nNothing is wrong.\n' : `\n${things} wrong.\n`);
  return wrong === 0 ? 0 : 1;
});
