migrate(
  (app) => {
    const ended = new Collection({
      type: 'base',
      name: 'ended_sessions',
      fields: [
        { type: 'text', name: 'session', required: true, max: 64 },
        // When the last token of the session has run out and there is nothing left to refuse.
        { type: 'date', name: 'until', required: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX `ended_sessions_session` ON `ended_sessions` (`session`)',
        'CREATE INDEX `ended_sessions_until` ON `ended_sessions` (`until`)',
      ],
    });
    app.save(ended);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('ended_sessions'));
  },
);
