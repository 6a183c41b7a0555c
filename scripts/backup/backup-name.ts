/** The moment in the name sorts as time does. */
const shape = /^postquill-\d{8}T\d{9}Z\.tar\.gz(\.enc)?$/;

export function nameOf(moment: Date, encrypted: boolean): string {
  const digits = moment.toISOString().replaceAll(/[-:.]/g, '');
  return `postquill-${digits}.tar.gz${encrypted ? '.enc' : ''}`;
}

export function isBackupName(name: string): boolean {
  return shape.test(name);
}

export function momentOf(name: string): Date {
  const [, year, month, day, hour, minute, second, rest] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(name) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${rest}Z`);
}

/** The newest first. */
export function newestFirst(names: string[]): string[] {
  return names.filter(isBackupName).sort().reverse();
}
