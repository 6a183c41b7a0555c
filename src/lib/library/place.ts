import { keepPlaceOf } from '#lib/kept-place.ts';
import { $asked, $library, $posts, type Asked, everything, findPosts } from './list.ts';

export function keepPlace(): () => void {
  return keepPlaceOf<Asked>({
    key: 'postquill_library_place',
    attribute: 'data-post',
    asked: () => $asked.get(),
    shown: () => $posts.get().length,
    find: (asked, shown) => findPosts({ ...everything, ...asked }, shown),
    onceLoaded(act) {
      const stop = $library.subscribe(({ kind }) => {
        if (kind !== 'loaded') return;
        queueMicrotask(() => stop());
        act();
      });
    },
  });
}
