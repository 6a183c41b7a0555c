import { main } from './command/main.ts';
import { codeChecks, runSteps } from './command/steps.ts';

main(async () => {
  const { passed, failed } = await runSteps(codeChecks);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});
