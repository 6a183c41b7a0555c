import type { Standing } from './standing.ts';
import type { SubscriptionView } from './subscription-view.ts';

const rank: Record<Standing, number> = { none: 0, canceled: 1, live: 2 };

/** The one subscription that decides: a live one before an ended one, then the newest. */
export function deciding(views: readonly SubscriptionView[]): SubscriptionView | undefined {
  const [first] = views
    .filter((view) => view.standing !== 'none')
    .toSorted(
      (a, b) =>
        rank[b.standing] - rank[a.standing] || b.created - a.created || (a.id < b.id ? 1 : -1),
    );
  return first;
}
