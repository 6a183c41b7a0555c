import { isDeepStrictEqual } from 'node:util';
import type { Answer, Silence } from '#tests/harness/network/wire.ts';
import { isFramed, type Shot } from './shots.ts';

/** Words that only the inside of a program says. */
const internals =
  /goja|sqlite|\bsql\b|pb_hooks|pb_migrations|node_modules|\.go:\d|\.[jt]s:\d+|\n\s+at |panic|goroutine|nil pointer|runtime error|[A-Z][a-z]+Error\b|unmarshal|invalid character|unexpected (end|token)|constraint failed|no such (table|column)|ENOENT|ECONN|dial tcp/i;

function leakIn(answer: Answer, sent: string, secrets: string[]): string | undefined {
  const said = [...Object.values(answer.headers), answer.body].join('\n');
  const secret = secrets.find((word) => said.includes(word) && !sent.includes(word));
  if (secret !== undefined) return secret;
  // A page holds scripts, which may speak of errors.
  if (answer.headers['content-type']?.startsWith('text/html')) return undefined;
  const [word] = internals.exec(said) ?? [];
  return word === undefined || sent.toLowerCase().includes(word.toLowerCase()) ? undefined : word;
}

function hasFields(body: string, types: Record<string, string>): boolean {
  try {
    const fields = Object.entries(JSON.parse(body)).map(([name, value]) => [name, typeof value]);
    return isDeepStrictEqual(Object.fromEntries(fields), types);
  } catch {
    return false;
  }
}

const isProblem = (body: string) => hasFields(body, { error: 'string', code: 'string' });

const isPocketbases = (body: string) =>
  hasFields(body, { status: 'number', message: 'string', data: 'object' });

/** The parser of Node itself refuses what is no HTTP, before there is a request to answer. */
function refusedUnread({ status, body }: Answer): boolean {
  return (status === 400 || status === 431) && body === '';
}

/** Of our own routes a sentence and a code; of PocketBase's its own three fields, or ours. */
function wrongShape({ target, method }: Shot, answer: Answer): boolean {
  const ours = target.startsWith('/api/');
  if (!ours && !target.startsWith('/pb/')) return false;
  if (answer.status < 400 || method === 'HEAD' || refusedUnread(answer)) return false;
  return !isProblem(answer.body) && (ours || !isPocketbases(answer.body));
}

/** What is wrong with the answer to a shot, in a few words, or nothing. */
export function wrongWith(
  shot: Shot,
  sent: string,
  answer: Answer | Silence,
  secrets: string[],
): string | undefined {
  if (typeof answer === 'string') {
    // Whoever does not say where its request ends may be left without an answer.
    return answer === 'closed' && !isFramed(shot) ? undefined : answer;
  }
  if (answer.status >= 500) return String(answer.status);
  const leak = leakIn(answer, sent, secrets);
  if (leak !== undefined) return `leaks ${JSON.stringify(leak)}`;
  if (wrongShape(shot, answer)) return `${answer.status} in another shape`;
  return undefined;
}
