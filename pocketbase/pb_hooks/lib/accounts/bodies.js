/** @import { Description } from '../platform/read-body.js' */
/** @import * as Contract from '../../../../src/shared/contracts/accounts.ts' */

/** @satisfies {Description<Contract.ExamineRequest>} */
const examine = { userToken: 'anyText', proof: 'anyText' };

/** @satisfies {Description<Contract.RemoveRequest>} */
const remove = { userId: 'name' };

module.exports = { examine, remove };
