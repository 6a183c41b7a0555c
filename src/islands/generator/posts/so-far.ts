import type { ProgressEvent } from '#shared/contracts/page-api.ts';
import { tCount } from '#shared/language/t.ts';

export function soFar({ words, seconds }: ProgressEvent): string {
  const whole = Math.round(seconds);
  const time =
    whole < 120
      ? tCount(whole, '{count} second', '{count} seconds')
      : tCount(Math.floor(whole / 60), '{count} minute', '{count} minutes');
  return tCount(words, '{count} word so far, {time}', '{count} words so far, {time}', { time });
}
