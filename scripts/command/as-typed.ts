import { resolve } from 'node:path';

const usual = resolve('data');

/** In the image no npm is there, and none began this. */
const byNpm = process.env.npm_execpath !== undefined;

/** Another command of ours, as it is typed where this one was. */
export function asTyped(command: string, ...options: string[]): string {
  if (!byNpm) return [`node scripts/${command}.ts`, ...options].join(' ');
  return [`npm run ${command}`, ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
}

/** The start of the server, with the data folder where that is not the usual one. */
export function startAsTyped(dataDir = usual): string {
  if (!byNpm) return 'Start its container or service again.';
  const setting = dataDir === usual ? '' : `DATA_DIR=${dataDir} `;
  return `Start it with \`${setting}npm start\`.`;
}
