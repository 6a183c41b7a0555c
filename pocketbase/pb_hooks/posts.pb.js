onRecordCreateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/platform/allowed-fields.js`);
  const { requireKnownChoices, saveWithinLimit } = require(`${__hooks}/lib/posts/saved-limit.js`);
  const { noteWriter } = require(`${__hooks}/lib/posts/writer.js`);
  allowOnly(e, ['userId', 'text', 'platform', 'tone', 'generationKey']);
  requireKnownChoices(e.record);
  noteWriter(e);
  return saveWithinLimit(e, Date.now());
}, 'posts');

routerAdd(
  'POST',
  '/api/account/keep-version',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/posts/bodies.js`);
    const { answerKeeping } = require(`${__hooks}/lib/posts/versions.js`);
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
    const { answerReading } = require(`${__hooks}/lib/posts/versions.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return answerReading(e, read(e, bodies.versions));
  },
  $apis.requireAuth('users'),
);
