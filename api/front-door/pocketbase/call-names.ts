import { openPaths } from './open-paths.ts';

/** One of a few names, whatever stands in the address; undefined for one that is closed. */
export function templateOf(path: string): string | undefined {
  const opened = openPaths.find((candidate) => candidate.path.test(path));
  return opened && (opened.template ?? path.replace(/\/[a-z0-9]{15}$/, '/:id'));
}

/** For the log: one that was answered well names a route there is, and not what somebody made up. */
export function callOf(path: string, status: number): string {
  const template = templateOf(path) ?? 'unknown';
  const action = path.slice(path.lastIndexOf('/') + 1);
  return status < 400 ? template.replace(':action', action) : template;
}
