import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Metric } from './exposition.ts';

/** How the process itself fares, under the names that dashboards of Node programs know. */
export function processMetrics(): Metric[] {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  const startedAt = Date.now() / 1_000 - process.uptime();
  return [
    new Gauge(
      'process_cpu_seconds_total',
      'Processor time, user and system.',
      () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
      'counter',
    ),
    new Gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss()),
    new Gauge('process_start_time_seconds', 'When the process began.', () => startedAt),
    new Gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed),
    new Gauge('nodejs_eventloop_lag_p99_seconds', 'Lag of the event loop since last asked.', () => {
      const seconds = lag.percentile(99) / 1e9;
      lag.reset();
      return seconds;
    }),
  ];
}
