import type { GenerationEnd } from '#lib/generate/generation-end.ts';
import { refreshAllowance } from '#lib/session/allowance.ts';
import { toast } from '#lib/toast.ts';
import { formatList } from '#shared/language/format-list.ts';
import { t, tCount } from '#shared/language/t.ts';
import { onePost, type Platform, platformLabel, postsIncomplete } from '#shared/rules.ts';
import { noteOfNewest } from '../posts/cards.ts';
import { $run } from '../run-state.ts';
import { missingOf } from './missing.ts';
import { refuse } from './refuse.ts';

export function conclude(
  end: GenerationEnd,
  ordered: number,
  again: () => Promise<void>,
  platform?: Platform,
): void {
  const run = $run.get();
  switch (end.kind) {
    case 'done': {
      const { posts, platforms, incomplete, offline, shortened, ownModel } = end.done;
      const missing = platforms
        .filter((one) => one.posts < ordered)
        .map((one) => missingOf(one, ordered, offline));
      const whole = missing.length === 0;
      noteOfNewest({ missing: whole ? undefined : missing, asked: end.asked, ownModel });
      const all = ordered * platforms.length;
      const short = offline ? onePost(shortened) : postsIncomplete(posts, all);
      const ready = tCount(posts, '{count} post is ready.', '{count} posts are ready.');
      const failed = platforms.filter((one) => one.posts === 0).map((one) => one.platform);
      const names = formatList(failed.map(platformLabel), 'unit');
      const without =
        failed.length > 0 ? t('Nothing was written for {platforms}.', { platforms: names }) : '';
      const announcement = `${incomplete ? short : ready} ${without}`.trim();
      $run.set({ ...run, announcement });
      break;
    }
    case 'stopped':
      $run.set({ ...run, announcement: t('Stopped.') });
      break;
    case 'incomplete':
    case 'failed': {
      const { kind, problem } = end;
      toast(problem.error);
      $run.set({ ...run, announcement: '', problem: { kind, text: problem.error, platform } });
      break;
    }
    case 'refused':
      refuse(end, again);
  }
  void refreshAllowance();
}
