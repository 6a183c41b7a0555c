/** @import { Description } from '../platform/read-body.js' */
/** @import * as Contract from '../../../../src/shared/contracts/page-pocketbase.ts' */
/** @import * as Moving from '../../../../src/shared/contracts/moving-posts.ts' */

/** @satisfies {Description<Contract.KeepVersionRequest>} */
const keepVersion = { post: 'rowId', text: 'text', cause: 'name', before: 'text' };

/** @satisfies {Description<Contract.VersionsRequest>} */
const versions = { post: 'rowId' };

/** @satisfies {Description<Moving.PostsInFullBody>} */
const inFull = { ids: 'rowIds' };

/** @satisfies {Description<Moving.ImportPostsBody>} */
const importing = { posts: 'list' };

module.exports = { importing, inFull, keepVersion, versions };
