migrate(
  (app) => {
    const own = '@request.auth.id != "" && userId = @request.auth.id';
    const generations = new Collection({
      type: 'base',
      name: 'generations',
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
        { name: 'timestamp', type: 'autodate', onCreate: true },
        { name: 'topic', type: 'text', max: 5000 },
        { name: 'tone', type: 'text', max: 32 },
        { name: 'platform', type: 'text', max: 32 },
        { name: 'plan', type: 'text', max: 32, required: true },
        { name: 'period', type: 'text', required: true, pattern: '^\\d{4}-\\d{2}$' },
        // 1 to the free limit for rows that are counted, 0 for those that are not.
        { name: 'slot', type: 'number', onlyInt: true, min: 0 },
        // How many slots were open to the user in this period, so that a commit need not ask again.
        { name: 'slots', type: 'number', onlyInt: true, min: 0, hidden: true },
        { name: 'state', type: 'select', values: ['held', 'done'], maxSelect: 1, required: true },
        { name: 'key', type: 'text', max: 255, required: true, hidden: true },
        { name: 'bodyHash', type: 'text', max: 255, required: true, hidden: true },
        { name: 'result', type: 'text', max: 1000000, hidden: true },
        // When a held row lapses, or when a done row's result is dropped.
        { name: 'expires', type: 'date', hidden: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX `generations_key` ON `generations` (`userId`, `key`)',
        'CREATE UNIQUE INDEX `generations_slot` ON `generations` (`userId`, `period`, `slot`) WHERE `slot` > 0',
        'CREATE INDEX `generations_newest` ON `generations` (`userId`, `timestamp`)',
        'CREATE INDEX `generations_expiry` ON `generations` (`state`, `expires`)',
      ],
    });
    app.save(generations);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('generations'));
  },
);
