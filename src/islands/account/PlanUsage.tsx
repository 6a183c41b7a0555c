import { useStore } from '@nanostores/react';
import { UsageProblem } from '#islands/parts/UsageProblem.tsx';
import { paymentNote } from '#lib/billing/payment-due.ts';
import { $premiumForSale } from '#lib/config.ts';
import { $allowance, $session, $usageFailed } from '#lib/session/state.ts';
import { dayAndMonth, longDate } from '#shared/language/dates.ts';
import { formatNumber, pageAddress } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { Card } from './Card.tsx';
import { CardWaiting } from './CardWaiting.tsx';

interface UsageProps {
  label: string;
  used: number;
  limit: number | null;
}

function Usage({ label, used, limit }: UsageProps) {
  const count = formatNumber(used);
  const share =
    limit === null ? count : t('{count} of {total}', { count, total: formatNumber(limit) });
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="shrink-0 font-semibold">{share}</span>
      </p>
      {limit !== null && (
        <meter className="usage" aria-label={label} max={limit} value={Math.min(used, limit)}>
          {share}
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
      <Card title={t('Plan and usage')}>
        <p className="hint">{t('Log in again to see your plan and usage.')}</p>
      </Card>
    );
  }
  if (!allowance) return failed ? <UsageProblem /> : <CardWaiting height="h-68" />;
  const { plan, premiumEnds, used, limit, savedPosts, periodEnds } = allowance;
  const premium = plan === 'premium';
  const note = paymentNote(allowance);
  return (
    <Card title={t('Plan and usage')}>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className={premium ? 'badge badge-premium' : 'badge'}>{rules.plans[plan].label}</span>
        {(premium || forSale) && (
          <a className="link text-sm" href={pageAddress('/?upgrade=1')}>
            {premium ? t('Manage Subscription') : t('See what Premium adds')}
          </a>
        )}
      </p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Usage label={t('Generations this month')} used={used} limit={limit} />
        <Usage label={t('Saved posts')} used={savedPosts.used} limit={savedPosts.limit} />
      </div>
      {note !== null && <p>{note}</p>}
      {premiumEnds !== null && (
        <p className="hint">
          {t('Canceled. Premium stays active until {day}.', { day: longDate(premiumEnds) })}
        </p>
      )}
      <p className="hint">
        {t('The next month begins on {day}.', { day: dayAndMonth(periodEnds) })}
      </p>
    </Card>
  );
}
