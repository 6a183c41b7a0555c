onRecordCreateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/platform/allowed-fields.js`);
  const { requireKnownChoices, saveWithinLimit } = require(`${__hooks}/lib/posts/saved-limit.js`);
  const { noteWriter } = require(`${__hooks}/lib/posts/writer.js`);
  const { addFirstVersions, readFirstVersions } = require(`${__hooks}/lib/posts/first-versions.js`);
  allowOnly(e, ['userId', 'text', 'platform', 'tone', 'generationKey', 'versions']);
  requireKnownChoices(e.record);
  noteWriter(e);
  const [versions, now] = [readFirstVersions(e), Date.now()];
  return saveWithinLimit(e, now, (tx) => addFirstVersions(tx, e.record, versions, now));
}, 'posts');

routerAdd(
  'POST',
  '/api/account/keep-version',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/posts/bodies.js`);
    const { answerKeeping } = require(`${__hooks}/lib/posts/answer-versions.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return answerKeeping(e, read(e, bodies.keepVersion), Date.now());
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/versions',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/posts/bodies.js`);
    const { answerReading } = require(`${__hooks}/lib/posts/answer-versions.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return answerReading(e, read(e, bodies.versions));
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/posts-in-full',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/posts/bodies.js`);
    const { postsInFull } = require(`${__hooks}/lib/posts/in-full.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return e.json(200, postsInFull(e.app, e.auth, read(e, bodies.inFull)));
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/import-posts',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/posts/bodies.js`);
    const { importPosts } = require(`${__hooks}/lib/posts/importing.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return e.json(200, importPosts(e.app, e.auth?.id ?? '', read(e, bodies.importing), Date.now()));
  },
  $apis.requireAuth('users'),
);
