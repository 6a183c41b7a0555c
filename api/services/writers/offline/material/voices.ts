import type { Tone } from '#shared/rules.ts';
import { casual } from './casual/voice.ts';
import { controversial } from './controversial/voice.ts';
import { funny } from './funny/voice.ts';
import { informative } from './informative/voice.ts';
import { motivational } from './motivational/voice.ts';
import { professional } from './professional/voice.ts';
import type { Voice } from './voice.ts';

export const voices: Readonly<Record<Tone, Voice>> = {
  casual,
  professional,
  funny,
  motivational,
  informative,
  controversial,
};
