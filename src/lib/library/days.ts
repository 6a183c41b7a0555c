/** Days begin at the midnight of whoever looks at them. */

const midnight = (day: string, later = 0) => {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date;
};

const instant = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString());

/** From YYYY-MM-DD to the instant it begins; empty for no day. */
export function beginOf(day: string): string {
  return instant(midnight(day));
}

/** The instant at which it is over. */
export function endOf(day: string): string {
  return instant(midnight(day, 1));
}

function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The way back, for a field that shows the day. */
export function dayBegunAt(iso: string): string {
  return dayOf(new Date(iso));
}

export function dayOverAt(iso: string): string {
  const date = new Date(iso);
  date.setDate(date.getDate() - 1);
  return dayOf(date);
}
