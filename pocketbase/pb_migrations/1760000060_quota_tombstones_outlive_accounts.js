migrate(
  (app) => {
    const tombstones = new Collection({
      type: 'base',
      name: 'quota_tombstones',
      fields: [
        { name: 'emailHash', type: 'text', max: 64, required: true },
        { name: 'period', type: 'text', required: true, pattern: '^\\d{4}-\\d{2}$' },
        { name: 'used', type: 'number', onlyInt: true, min: 0 },
      ],
      indexes: [
        'CREATE UNIQUE INDEX `quota_tombstones_pair` ON `quota_tombstones` (`emailHash`, `period`)',
      ],
    });
    app.save(tombstones);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('quota_tombstones'));
  },
);
