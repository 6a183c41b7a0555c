migrate(
  (app) => {
    const own = '@request.auth.id != "" && userId = @request.auth.id';
    const voices = new Collection({
      type: 'base',
      name: 'voices',
      listRule: own,
      viewRule: own,
      createRule: own,
      updateRule: own,
      deleteRule: own,
      fields: [
        {
          name: 'userId',
          type: 'relation',
          collectionId: app.findCollectionByNameOrId('users').id,
          cascadeDelete: true,
          maxSelect: 1,
          required: true,
        },
        { name: 'name', type: 'text', max: 255, required: true },
        // Lists of texts. How many, and how long, is checked by the hooks.
        { name: 'samples', type: 'json', maxSize: 300000, required: true },
        { name: 'never', type: 'json', maxSize: 20000 },
        { name: 'always', type: 'json', maxSize: 20000 },
        { name: 'isDefault', type: 'bool' },
        { name: 'timestamp', type: 'autodate', onCreate: true },
        // From 1 to the number that the plan allowed when the voice was made.
        { name: 'slot', type: 'number', onlyInt: true, min: 1, hidden: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX `voices_slot` ON `voices` (`userId`, `slot`)',
        'CREATE UNIQUE INDEX `voices_default` ON `voices` (`userId`) WHERE `isDefault`',
      ],
    });
    app.save(voices);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('voices'));
  },
);
