/** The moment in the name sorts as time does. */
const shape = /^postquill-\d{8}T\d{9}Z\.tar\.gz(\.enc)?$/;

export function nameOf(moment: Date, encrypted: boolean): string {
  const digits = moment.toISOString().replaceAll(/[-:.]/g, '');
  return `postquill-${digits}.tar.gz${encrypted ? '.enc' : ''}`;
}

export function isBackupName(name: string): boolean {
  return shape.test(name);
}

/** The newest first. */
export function newestFirst(names: string[]): string[] {
  return names.filter(isBackupName).sort().reverse();
}
