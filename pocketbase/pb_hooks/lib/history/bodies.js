/** @import { Description } from '../platform/read-body.js' */
/** @import * as Contract from '../../../../src/shared/contracts/history.ts' */

/** @satisfies {Description<Contract.FindHistoryBody>} */
const find = { words: 'anyText', platform: 'anyText', after: 'anyText', limit: 'count' };

/** @satisfies {Description<Contract.ForgetHistoryBody>} */
const forget = { ids: 'rowIds' };

/** @satisfies {Description<Contract.KeepHistoryBody>} */
const keep = { keep: 'anyText' };

module.exports = { find, forget, keep };
