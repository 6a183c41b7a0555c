import { Counter, type Metric } from './exposition.ts';
import { onHappening } from './happened.ts';
import { Histogram } from './histogram.ts';

const requestBounds = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const callBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2, 8];

/** What is only read tells nothing of the one connection that writes. */
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function statusClass(status: number): string {
  return status === 0 ? 'left' : `${Math.floor(status / 100)}xx`;
}

export function requestMetrics(): Metric[] {
  const requests = new Counter<'method' | 'route' | 'status'>(
    'postquill_requests_total',
    'Requests, by route and class of status; left: nobody waited for the answer.',
  );
  const seconds = new Histogram<'route'>(
    'postquill_request_seconds',
    'How long requests took, to the last byte.',
    requestBounds,
  );
  onHappening('answered', ({ method, route, status, seconds: took }) => {
    requests.add({ method, route, status: statusClass(status) });
    seconds.observe({ route }, took);
  });
  return [requests, seconds];
}

export function databaseMetrics(): Metric[] {
  const seconds = new Histogram<'call'>(
    'postquill_pocketbase_call_seconds',
    'Round trips to PocketBase: its service routes, as hold and commit, and what members change.',
    callBounds,
  );
  const failures = new Counter<'call'>(
    'postquill_pocketbase_failures_total',
    'Such calls that failed.',
  );
  const observe = (call: string, failed: boolean, took: number) => {
    seconds.observe({ call }, took);
    failures.add({ call }, Number(failed));
  };
  onHappening('databaseCalled', ({ call, failed, seconds: took }) => observe(call, failed, took));
  onHappening('passedOn', ({ method, call, failed, seconds: took }) => {
    if (changing.has(method)) observe(`${method} ${call}`, failed, took);
  });
  return [seconds, failures];
}
