migrate(
  (app) => {
    const own = '@request.auth.id != "" && userId = @request.auth.id';
    const statuses = ['active', 'canceled', 'reactivated'];
    const subscriptions = new Collection({
      type: 'base',
      name: 'subscriptions',
      listRule: own,
      viewRule: own,
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        {
          name: 'userId',
          type: 'relation',
          collectionId: app.findCollectionByNameOrId('users').id,
          cascadeDelete: true,
          maxSelect: 1,
          required: true,
        },
        { name: 'status', type: 'select', values: statuses, maxSelect: 1, required: true },
        { name: 'previousStatus', type: 'select', values: statuses, maxSelect: 1 },
        { name: 'timestamp', type: 'autodate', onCreate: true },
        { name: 'canceledAt', type: 'date' },
        { name: 'reactivatedAt', type: 'date' },
        { name: 'sessionId', type: 'text', max: 255, hidden: true },
        { name: 'devModeSubscription', type: 'bool' },
        { name: 'stripeCustomerId', type: 'text', max: 255 },
        { name: 'stripeSubscriptionId', type: 'text', max: 255 },
        { name: 'priceId', type: 'text', max: 255 },
        { name: 'currentPeriodEnd', type: 'date' },
        { name: 'cancelAtPeriodEnd', type: 'bool' },
        // When Stripe was read for this row: an older reading never overwrites a newer one.
        { name: 'syncedAt', type: 'date' },
      ],
      indexes: [
        "CREATE UNIQUE INDEX `subscriptions_stripe` ON `subscriptions` (`stripeSubscriptionId`) WHERE `stripeSubscriptionId` != ''",
        'CREATE INDEX `subscriptions_user` ON `subscriptions` (`userId`)',
      ],
    });
    app.save(subscriptions);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('subscriptions'));
  },
);
