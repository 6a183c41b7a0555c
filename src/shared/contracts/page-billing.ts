export type BillingInterval = 'month' | 'year';

export interface CheckoutRequest {
  userId: string;
  is_resubscription: boolean;
  interval: BillingInterval;
  /** Only a real payment will do: dev mode must not stand in for it. */
  force_production?: boolean;
}

export interface BillingUserRequest {
  userId: string;
}

/** Where to go next, or word that dev mode has already done it. */
export type BillingAnswer = { url: string } | { dev_mode: true };

export interface CancelAnswer {
  canceled: true;
  endsAt: string | null;
}

export interface CompleteRequest {
  session_id: string;
}

export interface CompleteAnswer {
  status: 'active' | 'reactivated';
}

export interface Money {
  /** In dollars, not in cents. */
  amount: number;
  currency: string;
}
