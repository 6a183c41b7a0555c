import type { ProgressEvent } from '#shared/contracts/page-api.ts';

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

export function soFar({ words, seconds }: ProgressEvent): string {
  const whole = Math.round(seconds);
  const time = whole < 120 ? counted(whole, 'second') : counted(Math.floor(whole / 60), 'minute');
  return `${counted(words, 'word')} so far, ${time}`;
}
