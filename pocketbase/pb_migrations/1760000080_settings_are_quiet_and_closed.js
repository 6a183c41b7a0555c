migrate(
  (app) => {
    const settings = app.settings();
    settings.meta.hideControls = true;
    settings.logs.maxDays = 7;
    // slog's ERROR: failures are kept, the everyday is not written to disk.
    settings.logs.minLevel = 8;
    settings.logs.logIP = false;
    settings.logs.logAuthId = false;
    settings.batch.enabled = false;
    settings.trustedProxy.headers = ['X-Forwarded-For'];
    // The rightmost address is the one our own front door appended; those before it are claims.
    settings.trustedProxy.useLeftmostIP = false;
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.meta.hideControls = false;
    settings.logs.maxDays = 5;
    settings.logs.minLevel = 0;
    settings.logs.logIP = true;
    settings.logs.logAuthId = false;
    settings.trustedProxy.headers = [];
    app.save(settings);
  },
);
