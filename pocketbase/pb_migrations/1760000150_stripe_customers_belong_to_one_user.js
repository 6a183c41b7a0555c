migrate(
  (app) => {
    const customers = new Collection({
      type: 'base',
      name: 'stripe_customers',
      fields: [
        {
          name: 'userId',
          type: 'relation',
          collectionId: app.findCollectionByNameOrId('users').id,
          cascadeDelete: true,
          maxSelect: 1,
          required: true,
        },
        { name: 'customerId', type: 'text', max: 255, required: true },
        // The moment given to the latest reading of Stripe: no two readings ever share one.
        { name: 'readAt', type: 'date' },
      ],
      indexes: [
        'CREATE UNIQUE INDEX `stripe_customers_user` ON `stripe_customers` (`userId`)',
        'CREATE UNIQUE INDEX `stripe_customers_customer` ON `stripe_customers` (`customerId`)',
      ],
    });
    app.save(customers);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('stripe_customers'));
  },
);
