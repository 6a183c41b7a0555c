import type { VoiceBrief } from '#shared/contracts/voices.ts';
import { describeTraits } from '#shared/text/voice/description.ts';
import { measureVoice } from '#shared/text/voice.ts';
import type { WritingOrder } from '../writer.ts';
import { asData } from './as-data.ts';
import { readPromptFile } from './prompt-file.ts';

const voiceBlock = readPromptFile('write.md').part('Voice');

/** Several calls of one order have the same voice, which takes a while to measure. */
const voiceTexts = new WeakMap<VoiceBrief, string>();

export function voiceOf({ voice }: WritingOrder): string {
  if (voice === null) return '';
  const { samples, never, always } = voice;
  const text =
    voiceTexts.get(voice) ??
    voiceBlock({
      traits: asData(describeTraits(measureVoice(samples))),
      samples: asData(samples),
      never: asData(never),
      always: asData(always),
    });
  voiceTexts.set(voice, text);
  return text;
}
