import { useStore } from '@nanostores/react';
import { UsageProblem } from '#islands/parts/UsageProblem.tsx';
import { $premiumForSale } from '#lib/config.ts';
import { $allowance, $session, $usageFailed } from '#lib/session/state.ts';
import { rules } from '#shared/rules.ts';
import { Card } from './Card.tsx';
import { CardWaiting } from './CardWaiting.tsx';

const day = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' });
const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

interface UsageProps {
  label: string;
  used: number;
  limit: number | null;
}

function Usage({ label, used, limit }: UsageProps) {
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="font-semibold">{limit === null ? used : `${used} of ${limit}`}</span>
      </p>
      {limit !== null && (
        <meter className="usage" aria-label={label} max={limit} value={Math.min(used, limit)}>
          {used} of {limit}
        </meter>
      )}
    </div>
  );
}

export function PlanUsage() {
  const allowance = useStore($allowance);
  const failed = useStore($usageFailed);
  const session = useStore($session);
  const forSale = useStore($premiumForSale);
  if (!session) {
    return (
      <Card title="Plan and usage">
        <p className="hint">Log in again to see your plan and usage.</p>
      </Card>
    );
  }
  if (!allowance) return failed ? <UsageProblem /> : <CardWaiting height="h-68" />;
  const { plan, premiumEnds, used, limit, savedPosts, periodEnds } = allowance;
  const premium = plan === 'premium';
  return (
    <Card title="Plan and usage">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className={premium ? 'badge badge-premium' : 'badge'}>{rules.plans[plan].label}</span>
        {(premium || forSale) && (
          <a className="link text-sm" href="/?upgrade=1">
            {premium ? 'Manage Subscription' : 'See what Premium adds'}
          </a>
        )}
      </p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Usage label="Generations this month" used={used} limit={limit} />
        <Usage label="Saved posts" used={savedPosts.used} limit={savedPosts.limit} />
      </div>
      {premiumEnds !== null && (
        <p className="hint">
          Canceled. Premium stays active until {date.format(new Date(premiumEnds))}.
        </p>
      )}
      <p className="hint">The next month begins on {day.format(new Date(periodEnds))}.</p>
    </Card>
  );
}
