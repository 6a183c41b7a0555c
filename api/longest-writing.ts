import { rules } from '#shared/rules.ts';

/** A generation's last minute is for settling it. */
export const longestWritingSeconds = rules.generation.longestSeconds - 60;
