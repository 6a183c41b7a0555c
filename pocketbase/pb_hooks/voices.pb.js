onRecordCreateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/platform/allowed-fields.js`);
  const { createWithinLimit } = require(`${__hooks}/lib/voices/keeping.js`);
  allowOnly(e, ['userId', 'name', 'samples', 'never', 'always', 'isDefault']);
  return createWithinLimit(e, Date.now());
}, 'voices');

onRecordUpdateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/platform/allowed-fields.js`);
  allowOnly(e, ['name', 'samples', 'never', 'always', 'isDefault']);
  return require(`${__hooks}/lib/voices/keeping.js`).change(e);
}, 'voices');

onRecordDeleteRequest((e) => {
  return require(`${__hooks}/lib/voices/keeping.js`).remove(e);
}, 'voices');

onRecordValidate((e) => {
  require(`${__hooks}/lib/voices/well-made.js`).requireWellMade(e.record);
  return e.next();
}, 'voices');
