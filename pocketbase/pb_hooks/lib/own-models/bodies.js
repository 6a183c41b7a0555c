/** @import { Description } from '../platform/read-body.js' */
/** @import * as Contract from '../../../../src/shared/contracts/own-models.ts' */

/** @satisfies {Description<Contract.ReadRequest>} */
const read = { userToken: 'anyText' };

/** @satisfies {Description<Contract.SaveRequest>} */
const save = {
  userToken: 'anyText',
  address: 'text',
  model: 'name',
  sealedKey: 'text',
  keyEnding: 'anyText',
};

/** @satisfies {Description<Contract.SwitchRequest>} */
const putInUse = { userToken: 'anyText', inUse: 'flag' };

/** @satisfies {Description<Contract.RemoveRequest>} */
const remove = { userToken: 'anyText' };

module.exports = { putInUse, read, remove, save };
