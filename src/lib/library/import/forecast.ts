import type { ImportedPost } from '#shared/contracts/moving-posts.ts';
import { isPlatform, rules } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/count.ts';
import { contentKey } from './content-key.ts';
import type { DateOrder } from './dates.ts';
import type { Choices, Fault } from './draft.ts';
import { Besides, postsOfFile } from './posts-of-file.ts';

/** What an import of a file will do, before anything is written. */
export interface Forecast {
  /** To be imported, as far as there is room. */
  fresh: number;
  /** In the library already, or earlier in the file. */
  known: number;
  unreadable: number;
  /** The first of them, with what is wrong. */
  faults: { line: number; fault: Fault }[];
  /** Of those there is room for: whose platform or tone is not known here, so that they get the chosen one. */
  withoutPlatform: number;
  withoutTone: number;
  /** Of the same: longer than their platform takes; they are imported as they are. */
  tooLong: number;
  /** Columns that have no place here. */
  notTaken: string[];
  /** Dates that nobody can read. */
  undated: number;
  /** In which order the file itself has its dates, where it says so; otherwise one that can be read two ways. */
  dateOrder: DateOrder | null;
  openDate: string;
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
  { room, signal, onRead }: { room: number; signal: AbortSignal; onRead: (posts: number) => void },
): Promise<Forecast> {
  const seen = new Set<string>();
  const told: Forecast = {
    ...{ fresh: 0, known: 0, unreadable: 0, faults: [] },
    ...{ withoutPlatform: 0, withoutTone: 0, tooLong: 0 },
    ...{ notTaken: [], undated: 0, dateOrder: null, openDate: '' },
  };
  const besides = new Besides();
  let read = 0;
  for await (const found of postsOfFile(file, choices.dates, besides)) {
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
      if (told.fresh > room) continue;
      if (each.post.platform === '') told.withoutPlatform += 1;
      if (each.post.tone === '') told.withoutTone += 1;
      const { text, platform } = post;
      if (isPlatform(platform) && isTooLong(text, platform)) told.tooLong += 1;
    }
    read += found.length;
    onRead(read);
  }
  const { notTaken, dates } = besides;
  return {
    ...told,
    notTaken,
    undated: dates.unknown,
    dateOrder: dates.order,
    openDate: dates.open,
  };
}
