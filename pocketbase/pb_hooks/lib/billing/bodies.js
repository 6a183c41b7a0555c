/** @import { Description } from '../platform/read-body.js' */
/** @import * as Contract from '../../../../src/shared/contracts/billing.ts' */

/** @satisfies {Description<Contract.AccountRequest>} */
const account = { userToken: 'anyText' };

/** @satisfies {Description<Contract.CustomerRequest>} */
const customer = { userId: 'name', customerId: 'name', replaces: 'anyText' };

/** @satisfies {Description<Contract.ReadingRequest>} */
const reading = { customerId: 'name', eventId: 'anyText', eventType: 'anyText' };

/** @satisfies {Description<Contract.SyncRequest>} */
const sync = {
  customerId: 'name',
  claimedUserId: 'anyText',
  readAt: 'name',
  eventId: 'anyText',
  sessionId: 'anyText',
  subscriptionId: 'anyText',
  live: 'flag',
  startedAt: 'anyText',
  endedAt: 'anyText',
  paidUntil: 'anyText',
  owing: 'flagIfKnown',
  cancelAtPeriodEnd: 'flag',
  priceId: 'anyText',
  earlierEndedAt: 'anyText',
};

/** @satisfies {Description<Contract.CustomersRequest>} */
const allCustomers = { after: 'anyText' };

/** @satisfies {Description<Contract.DevSubscriptionRequest>} */
const devSubscription = { userId: 'name', live: 'flag' };

module.exports = { account, allCustomers, customer, devSubscription, reading, sync };
