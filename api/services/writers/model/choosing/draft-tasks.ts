import type { Task } from '../../prompt/prompts.ts';

const fewestCalls = 2;
const mostCalls = 6;
const fewestDrafts = 4;
/** Of five doors every second: two drafts of one call, and the drafts of two calls, enter differently. */
const stride = 2;

function tasks(calls: number, drafts: number, turn: number, earlier: readonly string[]): Task[] {
  return Array.from({ length: calls }, (_, at) => ({
    desk: (at + turn) % 2 === 0 ? 'first' : 'second',
    posts: Math.ceil(drafts / calls),
    door: at + turn,
    stride,
    earlier,
  }));
}

/** Two drafts and more for each post, from calls that differ. */
export function draftTasks(posts: number, earlier: readonly string[]): Task[] {
  const calls = Math.min(Math.max(posts, fewestCalls), mostCalls);
  return tasks(calls, Math.max(posts * 2, fewestDrafts), 0, earlier);
}

/** As many again for each post that is missing; what was at one desk is now at the other. */
export function furtherTasks(missing: number, earlier: readonly string[]): Task[] {
  return tasks(Math.min(missing, mostCalls), missing * 2, 1, earlier);
}
