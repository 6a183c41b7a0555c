import type { Metric } from 'web-vitals';

/** Only installed on pages where an endpoint is configured, and only after the page has come to rest. */
const endpoint: string = import.meta.env.PUBLIC_VITALS_ENDPOINT ?? '';

function send({ name, value, rating }: Metric): void {
  const report = JSON.stringify({ name, value, rating, page: location.pathname });
  navigator.sendBeacon(endpoint, report);
}

addEventListener('load', () => {
  // Safari has no requestIdleCallback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const report of [onCLS, onFCP, onINP, onLCP, onTTFB]) report(send);
  });
});
