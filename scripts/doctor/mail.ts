import type { Environment } from '#api/env.ts';
import { about, type Finding, reasonOf } from './finding.ts';
import { greetingOf } from './smtp-greeting.ts';

const says = about('Mail');

export async function checkMail(env: Environment): Promise<Finding[]> {
  if (env.mail === 'log') return [says.note('not set up: links of letters are written to the log')];
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_TLS: secure } = env;
  if (env.mail === 'off' || !host) return [says.note('not set up: nobody can reset a password')];
  const place = `${host}:${port}`;
  const login = env.SMTP_USER ? 'with a login' : 'without a login';
  try {
    const greeting = await greetingOf(host, port, secure);
    return [
      greeting.startsWith('220')
        ? says.ok(`${place} greets, ${login}, letters come from ${env.SMTP_FROM}`)
        : says.wrong(`${place} answers, but not as a mail server does. Is SMTP_TLS right?`),
    ];
  } catch (error) {
    const late = error instanceof Error && error.name === 'AbortError';
    const hint = late && !secure ? ' Port 465 wants SMTP_TLS=true.' : '';
    const reason = late ? 'no greeting in time' : reasonOf(error);
    return [says.wrong(`${place} cannot be reached: ${reason}.${hint}`)];
  }
}
