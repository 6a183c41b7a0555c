import { readFileSync } from 'node:fs';
import { rules } from '#shared/rules.ts';

const everyMs = 50;
const megabyte = 1024 * 1024;

/** Linux tells what a process has; elsewhere its heap's limit and its clock have to do. */
function residentBytes(pid: number): number {
  try {
    const [line = ''] = /^VmRSS:.*$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(/\d+/.exec(line)?.[0] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** What is unpacked lies outside of the heap, whose limit does not see it. Returns what ends the watch. */
export function watchMemory(pid: number | undefined, end: () => void): () => void {
  if (pid === undefined) return () => undefined;
  const most = rules.source.residentMegabytes * megabyte;
  const watch = setInterval(() => residentBytes(pid) > most && end(), everyMs);
  return () => clearInterval(watch);
}
