import { numberValue } from './number-value.ts';

const saidTimes =
  /(?<![\p{N}.,:])(?<hour>\p{Nd}{1,2})(?:[.:h](?<minutes>\p{Nd}{2}))?(?![\p{N}:])\s?(?<half>(?:am|pm|a\.m|p\.m)(?!\p{L})|uhr(?!\p{L})|h(?![\p{L}\p{N}]))?/giu;

function hoursOf(hour: number, half: string | undefined): number[] {
  if (half?.startsWith('a')) return [hour % 12 || 12, hour % 12];
  if (half?.startsWith('p')) return [hour % 12 || 12, (hour % 12) + 12];
  // Twenty o'clock may be said as eight, and what is said as eight need not be the evening's.
  return hour > 12 ? [hour, hour - 12] : [hour];
}

/** How else the times of a text may be written: "8 pm", "20 Uhr", "20h" and "20:00" are one fact. */
export function timesIn(text: string): Set<string> {
  const ways = new Set<string>();
  for (const { 0: written, groups } of text.matchAll(saidTimes)) {
    const { hour = '', minutes, half } = groups ?? {};
    const isTime = half !== undefined || /[.:h]/i.test(written);
    if (!isTime || Number(numberValue(hour)) > 24) continue;
    const past = minutes === undefined ? '00' : numberValue(minutes);
    for (const each of hoursOf(Number(numberValue(hour)), half?.toLowerCase())) {
      for (const said of [String(each), String(each).padStart(2, '0')]) {
        ways.add(`${said}.${past}`);
        if (past === '00') ways.add(said);
      }
    }
  }
  return ways;
}
