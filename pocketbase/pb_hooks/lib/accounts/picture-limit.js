const rules = require('../../../../src/shared/rules.json');
const { sizeOf } = require('./picture-size.js');

/** @param {filesystem.File} file */
function bytesOf(file) {
  const reader = file.reader.open();
  try {
    return toBytes(reader, file.size);
  } finally {
    reader.close();
  }
}

/** @param {filesystem.File} file */
function isModest(file) {
  const size = sizeOf(bytesOf(file));
  return (
    size !== null &&
    [size.width, size.height].every((side) => side >= 1 && side <= rules.picture.maxSide)
  );
}

/**
 * A picture of a few kilobytes may declare a billion pixels, and whoever shrinks it needs room for
 * them all; PocketBase shrinks for anybody who asks.
 * @param {core.Record} user
 */
function refuseHugePicture(user) {
  for (const file of user.getUnsavedFiles('avatar')) {
    if (isModest(file)) continue;
    throw new BadRequestError(rules.messages.pictureRefused, {
      avatar: new ValidationError('picture_refused', rules.messages.pictureRefused),
    });
  }
}

module.exports = { refuseHugePicture };
