import type { ImportedPost, ImportPostsAnswer } from '#shared/contracts/moving-posts.ts';
import { rules } from '#shared/rules.ts';
import type { Person } from '#tests/harness/people.ts';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import type { Row } from '../table.ts';
import { watchedAll } from './watched.ts';

const { atOnce, charactersAtOnce } = rules.import;
const batches = 60;

type Making = (n: number) => Pick<ImportedPost, 'text' | 'versions'>;

async function bring(pb: RunningPocketbase, { token }: Person, posts: ImportedPost[]) {
  const answer = await fetch(`${pb.url}/api/account/import-posts`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ posts }),
  });
  const { outcomes } = (await answer.json()) as ImportPostsAnswer;
  if (outcomes.length === 0 || outcomes.some((outcome) => outcome !== 'saved')) {
    throw new Error(`An import answered ${answer.status}: ${outcomes}`);
  }
  return outcomes.length;
}

/** Full batches one after the other, as a page sends them; what was not taken is sent again. */
async function importAll(pb: RunningPocketbase, person: Person, make: Making): Promise<void> {
  const post = { platform: 'x', tone: 'casual', tags: ['launch'], pinned: false };
  const times = { saved: '', changed: '', generation: '' };
  let next = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const posts = Array.from({ length: atOnce }, (_, at) => make(next + at));
    next += await bring(
      pb,
      person,
      posts.map((made) => ({ ...post, ...times, ...made })),
    );
  }
}

/** How long at most nobody else can write while somebody brings a file. */
export async function imports(
  pb: RunningPocketbase,
  person: Person,
  textOf: (n: number) => string,
): Promise<Row[]> {
  const versionsOf = (text: string) =>
    Array.from({ length: rules.versions.most }, (_, at) => ({
      ...{ text: at === 0 ? text : `${at} ${text}`, cause: 'edited', made: '2025-01-01' },
    }));
  const long = (n: number) =>
    Array.from({ length: 20 }, (_, at) => textOf(n * 20 + at))
      .join(' ')
      .slice(0, charactersAtOnce / 2);
  const kinds: [string, Making][] = [
    ['short ones', (n) => ({ text: `short ${n} ${textOf(n)}`, versions: [] })],
    ['long ones', (n) => ({ text: `long ${n} ${long(n)}`.slice(0, 9_000), versions: [] })],
    [
      'with all versions',
      (n) => {
        const text = `many ${n} ${textOf(n)}`;
        return { text, versions: versionsOf(text) };
      },
    ],
  ];
  return watchedAll(
    pb,
    kinds.map(([name, make]) => [
      `Import of ${batches} batches of posts, ${name}`,
      () => importAll(pb, person, make),
    ]),
  );
}
