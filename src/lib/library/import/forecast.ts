import type { ImportedPost } from '#shared/contracts/moving-posts.ts';
import { isPlatform, rules } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/count.ts';
import { contentKey } from './content-key.ts';
import type { Choices, Fault } from './draft.ts';
import { postsOfFile } from './posts-of-file.ts';

/** What an import of a file will do, before anything is written. */
export interface Forecast {
  /** To be imported, as far as there is room. */
  fresh: number;
  /** In the library already, or earlier in the file. */
  known: number;
  unreadable: number;
  /** The first of them, with what is wrong. */
  faults: { line: number; fault: Fault }[];
  /** New ones whose platform or tone is not known here, which get the chosen one. */
  withoutPlatform: number;
  withoutTone: number;
  /** New ones that are longer than their platform takes; they are imported as they are. */
  tooLong: number;
}

export function withChoices(post: ImportedPost, choices: Choices): ImportedPost {
  return {
    ...post,
    platform: post.platform || choices.platform,
    tone: post.tone || choices.tone,
  };
}

export async function forecast(
  file: Blob,
  choices: Choices,
  library: ReadonlySet<string>,
  { signal, onRead }: { signal: AbortSignal; onRead: (posts: number) => void },
): Promise<Forecast> {
  const seen = new Set<string>();
  const told: Forecast = {
    ...{ fresh: 0, known: 0, unreadable: 0, faults: [] },
    ...{ withoutPlatform: 0, withoutTone: 0, tooLong: 0 },
  };
  let read = 0;
  for await (const found of postsOfFile(file)) {
    if (signal.aborted) break;
    for (const each of found) {
      if ('fault' in each) {
        told.unreadable += 1;
        const { line, fault } = each;
        if (told.faults.length < rules.import.faultsShown) told.faults.push({ line, fault });
        continue;
      }
      const post = withChoices(each.post, choices);
      const key = contentKey(post);
      if (library.has(key) || seen.has(key)) {
        told.known += 1;
        continue;
      }
      seen.add(key);
      told.fresh += 1;
      if (each.post.platform === '') told.withoutPlatform += 1;
      if (each.post.tone === '') told.withoutTone += 1;
      const { text, platform } = post;
      if (isPlatform(platform) && isTooLong(text, platform)) told.tooLong += 1;
    }
    read += found.length;
    onRead(read);
  }
  return told;
}
