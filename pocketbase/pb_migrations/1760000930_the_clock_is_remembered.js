migrate(
  (app) => {
    const clock = new Collection({
      type: 'base',
      name: 'believed_clock',
      fields: [
        { type: 'date', name: 'believed', required: true },
        // Of a clock that is doubted: what it said last, and for how many milliseconds it ran on since.
        { type: 'date', name: 'seen', required: true },
        { type: 'number', name: 'lived', onlyInt: true, min: 0 },
      ],
    });
    app.save(clock);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('believed_clock'));
  },
);
