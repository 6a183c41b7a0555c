// On validation, so that uploads and what is taken over from Google both pass through it.
onRecordValidate((e) => {
  e.next();
  require(`${__hooks}/lib/picture-limit.js`).refuseHugePicture(e.record);
}, 'users');
