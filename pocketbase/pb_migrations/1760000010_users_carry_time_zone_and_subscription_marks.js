migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');

    users.listRule = null;
    users.viewRule = 'id = @request.auth.id';
    users.createRule = '';
    users.updateRule = 'id = @request.auth.id';
    users.deleteRule = null;

    // An SVG can carry a script; these cannot.
    const avatar = users.fields.getByName('avatar');
    avatar.mimeTypes = ['image/png', 'image/jpeg', 'image/webp'];
    avatar.maxSize = 1048576;
    users.fields.getByName('password').min = 6;

    users.fields.add(new TextField({ name: 'timeZone', max: 64 }));
    users.fields.add(new TextField({ name: 'periodZone', max: 64, hidden: true }));
    users.fields.add(new DateField({ name: 'periodZoneUntil', hidden: true }));
    users.fields.add(new BoolField({ name: 'hadCancelledSubscription' }));
    users.fields.add(new DateField({ name: 'lastSubscriptionCancelDate' }));
    users.fields.add(new DateField({ name: 'reactivatedAt' }));

    users.authToken.duration = 30 * 24 * 60 * 60;
    users.authAlert.enabled = false;
    users.mfa.enabled = false;
    users.otp.enabled = false;
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');

    users.listRule = 'id = @request.auth.id';
    users.viewRule = 'id = @request.auth.id';
    users.createRule = '';
    users.updateRule = 'id = @request.auth.id';
    users.deleteRule = 'id = @request.auth.id';

    const avatar = users.fields.getByName('avatar');
    avatar.mimeTypes = ['image/jpeg', 'image/png', 'image/svg+xml', 'image/gif', 'image/webp'];
    avatar.maxSize = 0;
    users.fields.getByName('password').min = 8;

    for (const name of [
      'timeZone',
      'periodZone',
      'periodZoneUntil',
      'hadCancelledSubscription',
      'lastSubscriptionCancelDate',
      'reactivatedAt',
    ]) {
      users.fields.removeByName(name);
    }

    users.authToken.duration = 432000;
    users.authAlert.enabled = true;
    app.save(users);
  },
);
