import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { longDate } from '#shared/language/dates.ts';
import { t } from '#shared/language/t.ts';

/** What somebody should know whose payment is missing, and what they can do; null where none is. */
export function paymentNote({ plan, paymentDue }: Allowance): string | null {
  if (paymentDue === null) return null;
  const day = longDate(paymentDue);
  return plan === 'premium'
    ? t(
        'Your last payment did not come through: please check your card under “Manage Subscription”, since Premium stays active until {day} only.',
        { day },
      )
    : t(
        'Your last payment did not come through, so Premium ended on {day}. It comes back as soon as the payment is made.',
        { day },
      );
}
