migrate(
  (app) => {
    const starts = new Collection({
      type: 'base',
      name: 'site_starts',
      fields: [
        { name: 'day', type: 'text', required: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
        { name: 'starts', type: 'number', onlyInt: true, min: 0 },
      ],
      indexes: ['CREATE UNIQUE INDEX `site_starts_day` ON `site_starts` (`day`)'],
    });
    app.save(starts);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('site_starts'));
  },
);
