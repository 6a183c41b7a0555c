migrate(
  (app) => {
    const returns = new Collection({
      type: 'base',
      name: 'generation_returns',
      fields: [
        {
          name: 'userId',
          type: 'relation',
          collectionId: app.findCollectionByNameOrId('users').id,
          cascadeDelete: true,
          maxSelect: 1,
          required: true,
        },
        { name: 'day', type: 'text', required: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
        { name: 'returned', type: 'number', onlyInt: true, min: 0 },
      ],
      indexes: [
        'CREATE UNIQUE INDEX `generation_returns_pair` ON `generation_returns` (`userId`, `day`)',
      ],
    });
    app.save(returns);

    // A deleted account's starts of the day are kept as its generations of the month are.
    const tombstones = app.findCollectionByNameOrId('quota_tombstones');
    tombstones.fields.getByName('period').pattern = '^\\d{4}-\\d{2}(-\\d{2})?$';
    app.save(tombstones);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('generation_returns'));
    const tombstones = app.findCollectionByNameOrId('quota_tombstones');
    tombstones.fields.getByName('period').pattern = '^\\d{4}-\\d{2}$';
    app.save(tombstones);
  },
);
