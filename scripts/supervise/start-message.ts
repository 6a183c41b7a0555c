import type { BillingMode, Environment, MailMode } from '#api/env.ts';
import { fromHere } from '#shared/from-here.ts';
import { site } from '#site';
import type { ApiGreeting } from './api-greeting.ts';

const billingInWords: Record<BillingMode, string> = {
  stripe: 'Stripe',
  dev: 'development mode: Premium is switched on without a payment',
  off: 'off: no Stripe keys are set, so nobody can upgrade',
};

const mailInWords: Record<MailMode, string> = {
  smtp: 'by your mail server',
  log: 'written here: the link of each mail appears in this window',
  off: 'off: no mail server is set, so nobody can reset a password',
};

const waysToModel = [
  '  No AI model is connected: the built-in editor arranges what people tell it. Three ways to a model:',
  '    1. A key of openrouter.ai: OPENROUTER_API_KEY=… in .env',
  '    2. A model on this machine: start Ollama (ollama pull llama3.2), LM Studio or llama.cpp, and it is found',
  '    3. Any other server that speaks OpenAI’s protocol: MODEL_BASE_URL=… and MODEL=… in .env',
];

/** What a person who just started Postquill wants to know, in as many lines. */
export function startMessage(place: {
  env: Environment;
  api: ApiGreeting;
  dataDir: string;
}): string {
  const { env, api, dataDir } = place;
  const [first, second] = api.writers;
  const host = fromHere(env.HOST).replace(/^127\.0\.0\.1$/, 'localhost');
  const lines = [
    `${site.name} is ready at http://${host}:${api.listening}`,
    '',
    `  Writer     ${first}`,
    // Asked when the first one fails; the same one again says nothing new.
    ...(second === first ? [] : [`  Second     ${second}`]),
    `  Billing    ${billingInWords[env.billing]}`,
    `  Mail       ${mailInWords[env.mail]}`,
    `  Data       ${dataDir}/`,
    ...(env.COPY_TO === undefined ? [] : [`  Copy       ${env.COPY_TO}, all the time`]),
    `  Dashboard  ${env.pocketbaseUrl}/_/ (log in with what ${dataDir}/superuser.json holds)`,
  ];
  if (api.offline && !env.OFFLINE_WRITER) lines.push('', ...waysToModel);
  if (api.timeZones === false) {
    lines.push('', '  This machine has no time zone data (package tzdata): months follow UTC.');
  }
  return `\n${lines.join('\n')}\n\n`;
}
