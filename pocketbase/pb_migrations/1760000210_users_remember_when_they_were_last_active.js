migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.add(new DateField({ name: 'lastActive', hidden: true }));
    // When the owner was told that the unused account will go; empty again after a login.
    users.fields.add(new DateField({ name: 'inactivityNotice', hidden: true }));
    users.addIndex('users_last_active', false, '`lastActive`', '');
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.removeIndex('users_last_active');
    users.fields.removeByName('lastActive');
    users.fields.removeByName('inactivityNotice');
    app.save(users);
  },
);
