migrate(
  (app) => {
    const events = new Collection({
      type: 'base',
      name: 'stripe_events',
      fields: [
        { name: 'eventId', type: 'text', max: 255, required: true },
        { name: 'type', type: 'text', max: 255, required: true },
        {
          name: 'state',
          type: 'select',
          values: ['received', 'processed'],
          maxSelect: 1,
          required: true,
        },
        { name: 'created', type: 'autodate', onCreate: true },
      ],
      indexes: ['CREATE UNIQUE INDEX `stripe_events_event` ON `stripe_events` (`eventId`)'],
    });
    app.save(events);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('stripe_events'));
  },
);
