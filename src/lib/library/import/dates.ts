/** What stands first where both numbers may be the month. */
export type DateOrder = 'day' | 'month';

/** `either`: its numbers alone do not tell the day from the month. `unknown`: it is no date. */
export interface ReadDate {
  /** Empty where it is unknown. */
  iso: string;
  form: DateOrder | 'named' | 'either' | 'unknown';
}

const clock = /[\sT](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)? ?([ap])?\.?m?\.?$/i;
const longest = 60;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayOfMonth = /^(\d{1,2})[.\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i;
const monthOfDay = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i;
/** As programs write it, with its own place on the earth. */
const exact = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNamed = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

interface Day {
  year: number;
  month: number;
  day: number;
  form: ReadDate['form'];
}

/** Of two numbers the one above 12 is no month; otherwise dots stand behind a day. */
function dayOf(text: string, order: DateOrder): Day | null {
  const first = yearFirst.exec(text);
  if (first) {
    return {
      year: Number(first[1]),
      month: Number(first[2]),
      day: Number(first[3]),
      form: 'named',
    };
  }
  const named = dayOfMonth.exec(text);
  if (named) {
    const month = monthNamed(named[2]);
    return { year: Number(named[3]), month, day: Number(named[1]), form: 'named' };
  }
  const american = monthOfDay.exec(text);
  if (american) {
    const month = monthNamed(american[1]);
    return { year: Number(american[3]), month, day: Number(american[2]), form: 'named' };
  }
  const last = yearLast.exec(text);
  if (!last) return null;
  const [one, other] = [Number(last[1]), Number(last[3])];
  const year = Number(last[4]) + (last[4]?.length === 2 ? 2000 : 0);
  const clear = last[2] === '.' || one === other ? 'named' : 'either';
  const form = one > 12 ? 'day' : other > 12 ? 'month' : clear;
  const isMonthFirst = form === 'month' || (form === 'either' && order === 'month');
  const [day, month] = isMonthFirst ? [other, one] : [one, other];
  return { year, month, day, form };
}

function timeOf(found: RegExpExecArray | null): {
  hours: number;
  minutes: number;
  seconds: number;
} {
  const [, hour = '0', minute = '0', second = '0', half = ''] = found ?? [];
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return { hours, minutes: Number(minute), seconds: Number(second) };
}

/** A date as spreadsheets and other programs write it, in the time of whoever reads it. */
export function readDate(written: string, order: DateOrder): ReadDate {
  const text = written.trim();
  const unknown: ReadDate = { iso: '', form: 'unknown' };
  if (text.length > longest) return unknown;
  if (exact.test(text)) {
    const date = new Date(text);
    return Number.isNaN(date.getTime()) ? unknown : { iso: date.toISOString(), form: 'named' };
  }
  const time = clock.exec(text);
  const day = text.slice(0, time?.index).replace(/,$/, '').trim();
  const found = dayOf(day, order);
  if (!found) return unknown;
  const { year, month, form } = found;
  const { hours, minutes, seconds } = timeOf(time);
  const date = new Date(year, month - 1, found.day, hours, minutes, seconds);
  // There is no February 30.
  const isReal = date.getMonth() === month - 1 && date.getDate() === found.day && hours < 24;
  return isReal ? { iso: date.toISOString(), form } : unknown;
}

/** As this browser's own language writes dates. */
export function usualOrder(): DateOrder {
  const parts = new Intl.DateTimeFormat().formatToParts(0);
  const [first] = parts.filter(({ type }) => type === 'day' || type === 'month');
  return first?.type === 'month' ? 'month' : 'day';
}

/** What a file's dates say of their order, and one that says nothing. */
export class DatesSeen {
  readonly #forms = new Set<ReadDate['form']>();
  #either = '';
  unknown = 0;

  add(written: string, { form }: ReadDate): void {
    if (form === 'unknown') this.unknown += 1;
    if (form === 'either') this.#either ||= written.trim();
    this.#forms.add(form);
  }

  /** What those that can only be read one way say, where they agree. */
  get order(): DateOrder | null {
    const [day, month] = [this.#forms.has('day'), this.#forms.has('month')];
    if (day === month) return null;
    return day ? 'day' : 'month';
  }

  /** One that nobody but the author can read. */
  get open(): string {
    return this.order === null ? this.#either : '';
  }
}
