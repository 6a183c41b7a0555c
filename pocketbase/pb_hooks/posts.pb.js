onRecordCreateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/fields.js`);
  const { requireKnownChoices, saveWithinLimit } = require(`${__hooks}/lib/saved.js`);
  allowOnly(e, ['userId', 'text', 'platform', 'tone']);
  requireKnownChoices(e.record);
  return saveWithinLimit(e, Date.now());
}, 'posts');
