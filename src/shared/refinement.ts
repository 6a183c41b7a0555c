import { type Language, type RefineAction, rules } from './rules.ts';

// Object.keys widens to string[]; these are the JSON's own keys.
export const refineActions = Object.keys(rules.refinement.actions) as [
  RefineAction,
  ...RefineAction[],
];
export const languageIds = Object.keys(rules.languages) as [Language, ...Language[]];

/** What made a text what it is, in a few words. */
export function causeLabel(cause: string): string {
  const causes: Record<string, string> = rules.versions.causes;
  const actions: Record<string, { cause: string }> = rules.refinement.actions;
  return causes[cause] ?? actions[cause]?.cause ?? cause;
}
