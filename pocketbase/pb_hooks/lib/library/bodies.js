/** @import { Description } from '../platform/read-body.js' */
/** @import * as Contract from '../../../../src/shared/contracts/library.ts' */

/** @satisfies {Description<Contract.FindPostsBody>} */
const find = {
  words: 'anyText',
  platform: 'anyText',
  tone: 'anyText',
  tag: 'anyText',
  voice: 'anyText',
  from: 'anyText',
  until: 'anyText',
  sort: 'name',
  after: 'anyText',
  limit: 'count',
};

/** @satisfies {Description<Contract.PinPostsBody>} */
const pin = { ids: 'rowIds', pinned: 'flag' };

/** @satisfies {Description<Contract.TagPostsBody>} */
const tag = { ids: 'rowIds', add: 'texts', remove: 'texts' };

/** @satisfies {Description<Contract.DeletePostsBody>} */
const remove = { ids: 'rowIds' };

module.exports = { find, pin, remove, tag };
