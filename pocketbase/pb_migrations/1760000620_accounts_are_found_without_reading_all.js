const addressIndex = 'idx_email__pb_users_auth_';

// SQLite takes no index that leaves rows out for a search by address alone: every login read every account.
// Nobody is without an address here, so the index need not leave out anybody.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.removeIndex(addressIndex);
    users.addIndex(addressIndex, true, '`email` COLLATE NOCASE', '');
    // Those who were told are few, and those to be told are the ones unused for longest.
    users.removeIndex('users_last_active');
    users.addIndex('users_unused', false, '`inactivityNotice`, `lastActive`', '');
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.removeIndex(addressIndex);
    users.addIndex(addressIndex, true, '`email` COLLATE NOCASE', "`email` != ''");
    users.removeIndex('users_unused');
    users.addIndex('users_last_active', false, '`lastActive`', '');
    app.save(users);
  },
);
