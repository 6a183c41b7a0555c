import { Icon } from '#islands/parts/Icon.tsx';
import { benefits, comingSoon } from './premium-offer.ts';

/** What Premium gives now, and what it will. */
export function OfferList() {
  return (
    <>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <span className="mt-1 text-premium">
              <Icon name="check" />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <p className="hint">{comingSoon}</p>
    </>
  );
}
