onRecordCreateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/platform/allowed-fields.js`);
  const { requireKnownChoices, saveWithinLimit } = require(`${__hooks}/lib/posts/saved-limit.js`);
  const { noteWriter } = require(`${__hooks}/lib/posts/writer.js`);
  allowOnly(e, ['userId', 'text', 'platform', 'tone', 'generationKey']);
  requireKnownChoices(e.record);
  noteWriter(e);
  return saveWithinLimit(e, Date.now());
}, 'posts');
