/** What the API and PocketBase's billing routes say to each other. Instants are ISO texts; '' means none. */

export type SubscriptionStatus = 'active' | 'canceled' | 'reactivated';

export interface AccountRequest {
  userToken: string;
}

export interface KnownAccount {
  outcome: 'known';
  userId: string;
  email: string;
  /** '' until the first checkout. */
  customerId: string;
  premium: boolean;
}

export type AccountAnswer = KnownAccount | { outcome: 'unauthenticated' };

export interface CustomerRequest {
  userId: string;
  customerId: string;
  /** The customer that is gone at Stripe and may be forgotten. */
  replaces: string;
}

/** Where another request was first, its customer is the one to use. */
export type CustomerAnswer = { outcome: 'kept'; customerId: string } | { outcome: 'userGone' };

export interface ReadingRequest {
  customerId: string;
  eventId: string;
  eventType: string;
}

export type ReadingAnswer =
  /** Asked for before Stripe is read; of two readings the one with the later moment is newer. */
  { outcome: 'begun'; readAt: string; known: boolean } | { outcome: 'processed' };

/** What Stripe says of one customer, in our words. */
export interface SubscriptionFacts {
  /** The subscription that decides; '' where the customer never had one, or is gone. */
  subscriptionId: string;
  live: boolean;
  startedAt: string;
  endedAt: string;
  /** The end of the time that is paid for. */
  paidUntil: string;
  /** Stripe asked for a payment and did not get it. */
  owing: boolean;
  cancelAtPeriodEnd: boolean;
  priceId: string;
  /** When the subscription before this one ended. */
  earlierEndedAt: string;
}

export interface SyncRequest extends Omit<SubscriptionFacts, 'owing'> {
  /** Left out by an API of the version before, which does not read it at Stripe. */
  owing?: boolean;
  customerId: string;
  /** The user that Stripe's own note on the customer names, for a customer not known here. */
  claimedUserId: string;
  readAt: string;
  eventId: string;
  sessionId: string;
}

export interface SyncAnswer {
  /** 'older': a newer reading was written meanwhile. 'nobody': the customer is no user's here. */
  outcome: 'written' | 'unchanged' | 'older' | 'nobody';
  status: SubscriptionStatus | '';
  paidUntil: string;
}

export interface CustomersRequest {
  /** The last customer of the page before, '' for the first page. */
  after: string;
}

/** What our own row says of a customer. */
export interface CustomerRow {
  customerId: string;
  userId: string;
  status: SubscriptionStatus | '';
  subscriptionId: string;
  paidUntil: string;
  owing: boolean;
  cancelAtPeriodEnd: boolean;
  priceId: string;
}

export interface CustomersAnswer {
  entries: CustomerRow[];
}

export interface DevSubscriptionRequest {
  userId: string;
  live: boolean;
}

export interface DevSubscriptionAnswer {
  /** 'nothing': there was none to cancel. 'closed': this PocketBase does not run in dev mode. */
  outcome: 'written' | 'nothing' | 'closed';
}
