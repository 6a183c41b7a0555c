const addressIndex = 'idx_email__pb_users_auth_';
const present = "`email` != ''";

// PocketBase compares addresses the way this index does: when somebody signs up, logs in, or asks for
// a link. Phones like to begin them with a capital letter.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.removeIndex(addressIndex);
    users.addIndex(addressIndex, true, '`email` COLLATE NOCASE', present);
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.removeIndex(addressIndex);
    users.addIndex(addressIndex, true, '`email`', present);
    app.save(users);
  },
);
