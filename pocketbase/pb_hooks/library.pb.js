onRecordCreate((e) => {
  return require(`${__hooks}/lib/library/saving.js`).saveWithWords(e);
}, 'posts');

onRecordUpdate((e) => {
  return require(`${__hooks}/lib/library/saving.js`).saveWithWords(e);
}, 'posts');

cronAdd('old_posts_get_words', '* * * * *', () => {
  require(`${__hooks}/lib/library/fill-index.js`).fillIndex($app, Date.now());
});

cronAdd('deleted_words_go', '47 */6 * * *', () => {
  require(`${__hooks}/lib/library/merging.js`).dropDeletedWords($app);
});

cronAdd('words_are_merged', '*/5 * * * *', () => {
  require(`${__hooks}/lib/library/merging.js`).mergeTheRest($app);
});

routerAdd(
  'POST',
  '/api/account/find-posts',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/library/bodies.js`);
    const { findPosts } = require(`${__hooks}/lib/library/find.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return e.json(200, findPosts(e.app, e.auth?.id ?? '', read(e, bodies.find)));
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'GET',
  '/api/account/tags',
  (e) => {
    const { tagsOf } = require(`${__hooks}/lib/library/tags.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return e.json(200, tagsOf(e.app, e.auth?.id ?? ''));
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/pin-posts',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/library/bodies.js`);
    const { pinPosts } = require(`${__hooks}/lib/library/change-many.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    pinPosts(e.app, e.auth?.id ?? '', read(e, bodies.pin));
    return e.noContent(204);
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/tag-posts',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/library/bodies.js`);
    const { tagPosts } = require(`${__hooks}/lib/library/change-many.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return e.json(200, tagPosts(e.app, e.auth?.id ?? '', read(e, bodies.tag)));
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/delete-posts',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/library/bodies.js`);
    const { deletePosts } = require(`${__hooks}/lib/library/change-many.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    deletePosts(e.app, e.auth?.id ?? '', read(e, bodies.remove));
    return e.noContent(204);
  },
  $apis.requireAuth('users'),
);
