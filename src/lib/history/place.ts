import { keepPlaceOf } from '#lib/kept-place.ts';
import { $entries, $history, $wanted, everything, findHistory, type Wanted } from './history.ts';

export function keepPlace(): () => void {
  return keepPlaceOf<Wanted>({
    key: 'postquill_history_place',
    attribute: 'data-history',
    asked: () => $wanted.get(),
    shown: () => $entries.get().length,
    find: (wanted, shown) => findHistory({ ...everything, ...wanted }, shown),
    onceLoaded(act) {
      const stop = $history.subscribe(({ kind }) => {
        if (kind !== 'loaded') return;
        queueMicrotask(() => stop());
        act();
      });
    },
  });
}
