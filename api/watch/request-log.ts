import type { Log } from '#api/log.ts';
import { BoundedLines } from './bounded-lines.ts';
import { currentRequest } from './current-request.ts';
import { onHappening } from './happened.ts';

/** Anybody may ask these very often and fill the disk with it. Stripe's events have lines of their own. */
const quiet = new Set(['/healthz', '/readyz', '/api/stripe/webhook']);

/** These last as long as a model, or a page that is open. */
const lasting = new Set([
  '/api/generate-openrouter',
  '/api/generate',
  '/api/mend',
  '/pb/api/realtime',
]);

function levelOf(route: string): 'info' | 'debug' {
  return route.startsWith('/api/') && !quiet.has(route) ? 'info' : 'debug';
}

interface Call {
  requestId: string | undefined;
  call: string;
  seconds: number;
}

function tellOfSlow(log: Log, slowMs: number, { requestId, call, seconds }: Call): void {
  const milliseconds = Math.round(seconds * 1_000);
  if (milliseconds < slowMs) return;
  log.warn({ requestId, call, milliseconds }, 'PocketBase was slow');
}

/** One line for each request, and one for each call to PocketBase that took long. */
export function logRequests(log: Log, slowMs: number): void {
  onHappening('answered', ({ requestId, method, route, status, seconds }) => {
    const milliseconds = Math.round(seconds * 1_000);
    const line = { requestId, method, route, status, milliseconds };
    const level = levelOf(route);
    if (milliseconds < slowMs || lasting.has(route)) log[level](line, 'answered');
    // A slow reader or a slow sender is no warning where anybody may be one as often as they like.
    else log[level === 'info' ? 'warn' : level](line, 'answered slowly');
  });
  onHappening('databaseCalled', ({ call, seconds }) => {
    tellOfSlow(log, slowMs, { requestId: currentRequest.getStore(), call, seconds });
  });
  const passed = new BoundedLines();
  onHappening('passedOn', (call) => {
    if (call.seconds * 1_000 < slowMs) return;
    // Whoever makes a busy machine slow is not told of line by line.
    const place = passed.next(Date.now());
    if (place !== 'leftOut') tellOfSlow(log, slowMs, call);
    if (place === 'last') log.warn('PocketBase was slow: more of this minute is left out');
  });
}
