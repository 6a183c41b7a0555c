onRecordCreateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/fields.js`);
  const { settleNewZone } = require(`${__hooks}/lib/zones.js`);
  const body = require(`${__hooks}/lib/requests.js`).bodyOf(e);
  allowOnly(e, [
    'email',
    'password',
    'passwordConfirm',
    'name',
    'timeZone',
    // Only as a false: no address is ever shown to another user.
    body.emailVisibility === false ? 'emailVisibility' : 'email',
  ]);
  settleNewZone(e.record);
  return e.next();
}, 'users');

onRecordUpdateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/fields.js`);
  const { settleChangedZone } = require(`${__hooks}/lib/zones.js`);
  allowOnly(e, ['name', 'timeZone', 'avatar', 'oldPassword', 'password', 'passwordConfirm']);
  settleChangedZone(e.record, Date.now());
  // A reading of Stripe may be writing its marks on the same row at this moment.
  e.record.ignoreUnchangedFields(true);
  return e.next();
}, 'users');
