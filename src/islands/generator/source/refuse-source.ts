import type { MessageKey } from '#shared/rules.ts';
import { $reading } from './reading-state.ts';

const placeOf = (problem: MessageKey) => {
  if (problem === 'sourceGone') return 'source-again';
  return problem === 'sourceTitleTooLong' ? 'source-title' : 'source';
};

/** What is wrong is said where it can be mended, and the focus is there. */
export function refuseSource(problem: MessageKey): void {
  $reading.set({ ...$reading.get(), checked: true });
  document.querySelector<HTMLElement>(`#generator [name=${placeOf(problem)}]`)?.focus();
}
