migrate(
  (app) => {
    const subscriptions = app.findCollectionByNameOrId('subscriptions');
    // Whether Stripe waits for a payment that did not come. Older rows learn it when Stripe is read next.
    subscriptions.fields.add(new BoolField({ name: 'owing' }));
    app.save(subscriptions);
  },
  (app) => {
    const subscriptions = app.findCollectionByNameOrId('subscriptions');
    subscriptions.fields.removeByName('owing');
    app.save(subscriptions);
  },
);
