import { type Outcome, succeeded } from '#lib/outcome.ts';
import type { ImportedPost, ImportPostsAnswer } from '#shared/contracts/moving-posts.ts';
import { rules } from '#shared/rules.ts';
import { contentKey } from './content-key.ts';
import type { Choices } from './draft.ts';
import { withChoices } from './forecast.ts';
import { patiently, pause } from './patiently.ts';
import { postsOfFile } from './posts-of-file.ts';

const charactersOf = ({ text, versions }: ImportedPost) =>
  versions.reduce((sum, version) => sum + version.text.length, text.length);

/** As many as one request may bring, with the lines of the file where they stand. */
class Batch {
  readonly posts: ImportedPost[] = [];
  readonly lines: number[] = [];
  #characters = 0;

  hasRoomFor(post: ImportedPost): boolean {
    const { atOnce, charactersAtOnce } = rules.import;
    const fits =
      this.posts.length < atOnce && this.#characters + charactersOf(post) <= charactersAtOnce;
    return fits || this.posts.length === 0;
  }

  add(post: ImportedPost, line: number): void {
    this.posts.push(post);
    this.lines.push(line);
    this.#characters += charactersOf(post);
  }
}

async function* batchesOf(
  file: Blob,
  choices: Choices,
  library: ReadonlySet<string>,
  most: number,
): AsyncGenerator<Batch> {
  const seen = new Set<string>();
  const began = Date.now();
  let batch = new Batch();
  for await (const found of postsOfFile(file, choices.dates)) {
    for (const each of found) {
      if ('fault' in each) continue;
      const post = withChoices(each.post, choices);
      const key = contentKey(post);
      if (library.has(key) || seen.has(key)) continue;
      if (seen.size === most) break;
      seen.add(key);
      // Those that name no time stay in the order of the file.
      post.saved ||= new Date(began - most + seen.size).toISOString();
      if (!batch.hasRoomFor(post)) {
        yield batch;
        batch = new Batch();
      }
      batch.add(post, each.line);
    }
    if (seen.size === most) break;
  }
  if (batch.posts.length > 0) yield batch;
}

/** `full`: the plan keeps no more. */
export type ImportEnd = 'all' | 'full' | 'stopped';

export interface Progress {
  /** Posts of the file that are in the library now. */
  imported: number;
  /** The lines of those that the server does not keep, though the page found nothing wrong with them. */
  refused: readonly number[];
}

interface Course {
  /** What the plan had room for: the first of the file. */
  most: number;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/**
 * Batch by batch; what the server refuses costs nothing but itself. What another tab has imported meanwhile, or a
 * try whose answer was lost, counts as imported: it is there.
 */
export async function importPosts(
  file: Blob,
  choices: Choices,
  library: ReadonlySet<string>,
  { most, signal, onProgress }: Course,
): Promise<Outcome<ImportEnd>> {
  let imported = 0;
  const refused: number[] = [];
  for await (const { posts, lines } of batchesOf(file, choices, library, most)) {
    for (let taken = 0; taken < posts.length; ) {
      if (signal.aborted) return succeeded('stopped');
      // The server lets nobody write all the time: what is done beside an import has to find room as well.
      const next = performance.now() + rules.import.betweenMilliseconds;
      const body = { posts: posts.slice(taken) };
      const answer = await patiently<ImportPostsAnswer>('import-posts', body, signal);
      if (signal.aborted && !answer.ok) return succeeded('stopped');
      if (!answer.ok) return answer;
      const { outcomes } = answer.value;
      imported += outcomes.filter((each) => each === 'saved' || each === 'known').length;
      refused.push(...lines.slice(taken).filter((_, at) => outcomes[at] === 'refused'));
      onProgress({ imported, refused });
      if (outcomes.includes('noRoom')) return succeeded('full');
      // The server may have taken the first of them only.
      taken += outcomes.length;
      await pause(next - performance.now(), signal);
    }
  }
  return succeeded('all');
}
