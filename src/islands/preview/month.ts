const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** For what no platform says officially: since when we know it. */
export const approxSince = (asOf: string) => `approx., as of ${month.format(new Date(asOf))}`;
