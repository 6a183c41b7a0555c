onRecordCreateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/platform/allowed-fields.js`);
  const { requireKnownChoices, saveWithinLimit } = require(`${__hooks}/lib/posts/saved-limit.js`);
  allowOnly(e, ['userId', 'text', 'platform', 'tone']);
  requireKnownChoices(e.record);
  return saveWithinLimit(e, Date.now());
}, 'posts');
