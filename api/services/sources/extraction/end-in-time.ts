import { parentPort, workerData } from 'node:worker_threads';

const everyMs = 250;
const { parent, seconds } = workerData as { parent: number; seconds: number };

// A thread of its own, since a page may keep the reader's from hearing that whoever would end it is gone.
setInterval(() => {
  const isLate = performance.now() > seconds * 1_000;
  if (isLate || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, everyMs);
parentPort?.postMessage('watching');
