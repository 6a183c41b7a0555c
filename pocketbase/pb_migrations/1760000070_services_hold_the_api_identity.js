migrate(
  (app) => {
    const services = new Collection({
      type: 'auth',
      name: 'services',
      // Whoever can reach this collection is on this machine already, and still needs the password.
      authRule: '',
      authAlert: { enabled: false },
      passwordAuth: { enabled: true, identityFields: ['email'] },
      oauth2: { enabled: false },
      otp: { enabled: false },
      mfa: { enabled: false },
      authToken: { duration: 24 * 60 * 60 },
    });
    app.save(services);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('services'));
  },
);
