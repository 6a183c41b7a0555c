import { expect, test } from 'vitest';
import { Counter, Gauge } from '#api/watch/exposition.ts';
import { Histogram } from '#api/watch/histogram.ts';

test('a counter has one line for each set of labels, whatever stands in a value', () => {
  const counter = new Counter<'route' | 'status'>('asked_total', 'What was asked.');
  counter.add({ route: '/a', status: '2xx' });
  counter.add({ route: '/a', status: '2xx' }, 2);
  counter.add({ route: 'a "b" \\ \n', status: '4xx' });
  expect(counter.write()).toEqual([
    '# HELP asked_total What was asked.',
    '# TYPE asked_total counter',
    'asked_total{route="/a",status="2xx"} 3',
    'asked_total{route="a \\"b\\" \\\\ \\n",status="4xx"} 1',
  ]);
});

test('a histogram counts each value in its bucket and in all above it', () => {
  const seconds = new Histogram<'route'>('took_seconds', 'How long.', [0.1, 1]);
  for (const value of [0.1, 0.5, 7]) seconds.observe({ route: '/a' }, value);
  expect(seconds.write()).toEqual([
    '# HELP took_seconds How long.',
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{route="/a",le="0.1"} 1',
    'took_seconds_bucket{route="/a",le="1"} 2',
    'took_seconds_bucket{route="/a",le="+Inf"} 3',
    'took_seconds_sum{route="/a"} 7.6',
    'took_seconds_count{route="/a"} 3',
  ]);
});

test('a gauge says what is so at the moment, and nothing where nobody knows', () => {
  let value: number | undefined = 2;
  const gauge = new Gauge('open', 'How many.', () => value);
  expect(gauge.write()).toEqual(['# HELP open How many.', '# TYPE open gauge', 'open 2']);
  value = undefined;
  expect(gauge.write()).toEqual([]);
});
