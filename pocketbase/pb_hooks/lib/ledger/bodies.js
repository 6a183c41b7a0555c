/** @import { Description } from '../platform/read-body.js' */
/** @import { HoldRequest } from '../../../../src/shared/contracts/ledger/hold.ts' */
/** @import * as Contract from '../../../../src/shared/contracts/ledger/settle.ts' */
/** @import * as Mends from '../../../../src/shared/contracts/ledger/mends.ts' */
/** @import * as Page from '../../../../src/shared/contracts/page-refine.ts' */
/** @import * as Refinements from '../../../../src/shared/contracts/ledger/refinements.ts' */
/** @import * as Rest from '../../../../src/shared/contracts/ledger/rest.ts' */

/** @satisfies {Description<HoldRequest>} */
const hold = {
  id: 'rowId',
  userToken: 'anyText',
  key: 'name',
  bodyHash: 'name',
  topic: 'anyText',
  details: 'anyText',
  tone: 'anyText',
  platform: 'anyText',
  also: 'lateText',
  voice: 'anyText',
  settings: 'lateText',
  advanced: 'flag',
  fairUsePerDay: 'cap',
  sitePerDay: 'cap',
  ownModels: 'flag',
  ownUncounted: 'flag',
  offline: 'lateFlag',
};

/** @satisfies {Description<Refinements.RefineRequest>} */
const refine = {
  id: 'rowId',
  userToken: 'anyText',
  key: 'name',
  bodyHash: 'name',
  generation: 'anyText',
  post: 'anyText',
  tone: 'anyText',
  platform: 'anyText',
  fairUsePerDay: 'cap',
  sitePerDay: 'cap',
  ownModels: 'flag',
  ownUncounted: 'flag',
  offline: 'flag',
};

/** @satisfies {Description<Page.RefinementsLeftRequest>} */
const refinementsLeft = { generation: 'anyText', post: 'anyText', fairUsePerDay: 'cap' };

/** @satisfies {Description<Contract.CommitRequest>} */
const commit = { id: 'name', result: 'text' };

/** @satisfies {Description<Contract.RenewRequest>} */
const renew = { id: 'name', attempt: 'cap' };

/** @satisfies {Description<Rest.ReopenRequest>} */
const reopen = {
  userToken: 'anyText',
  key: 'name',
  bodyHash: 'name',
  voice: 'anyText',
  platform: 'lateText',
  posts: 'count',
  ownModels: 'flag',
};

/** @satisfies {Description<Rest.CompleteRequest>} */
const complete = {
  id: 'name',
  attempt: 'count',
  platform: 'lateText',
  result: 'anyText',
  begun: 'lateFlag',
};

/** @satisfies {Description<Mends.MendRequest>} */
const mend = {
  userToken: 'anyText',
  key: 'name',
  ownModels: 'flag',
  siteMends: 'flag',
};

/** @satisfies {Description<Mends.UnmendRequest>} */
const unmend = { id: 'name' };

/** @satisfies {Description<Contract.ReleaseRequest>} */
const release = { id: 'name', begun: 'lateFlag' };

/** @satisfies {Description<Contract.WithdrawRequest>} */
const withdraw = { ids: 'rowIds' };

module.exports = {
  commit,
  complete,
  hold,
  mend,
  refine,
  refinementsLeft,
  release,
  renew,
  reopen,
  unmend,
  withdraw,
};
