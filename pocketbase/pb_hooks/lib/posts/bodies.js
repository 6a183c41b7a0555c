/** @import { Description } from '../platform/read-body.js' */
/** @import * as Contract from '../../../../src/shared/contracts/page-pocketbase.ts' */

/** @satisfies {Description<Contract.KeepVersionRequest>} */
const keepVersion = { post: 'rowId', text: 'text', cause: 'name', before: 'text' };

/** @satisfies {Description<Contract.VersionsRequest>} */
const versions = { post: 'rowId' };

module.exports = { keepVersion, versions };
