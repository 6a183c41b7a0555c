/** PocketBase's own greeting repeats what ours says better. */
const greeting = /Server started at|REST API:|Dashboard:/;

/** Where it finds no superuser it prints a link with which anybody makes one, and what to do with it. */
const installer = /pbinstall|Launch the URL below|create your first superuser/;

/** What PocketBase prints and is worth passing on. */
export function isShown(line: string): boolean {
  return !greeting.test(line) && !installer.test(line);
}
