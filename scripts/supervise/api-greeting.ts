import { z } from 'zod';

const greetingShape = z.object({
  /** Where the front door really listens. */
  listening: z.number(),
  writers: z.tuple([z.string(), z.string()]),
  /** No model writes. */
  offline: z.boolean(),
  /** False where the machine has no time zone data. */
  timeZones: z.boolean().optional(),
});

export type ApiGreeting = z.output<typeof greetingShape>;

export const apiMessage = z.union([greetingShape, z.object({ waitingFor: z.number() })]);
