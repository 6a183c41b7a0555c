import type { Tone } from '#shared/rules.ts';
import type { Topic } from '../topic/topic.ts';
import { casual } from './casual/voice.ts';
import { controversial } from './controversial/voice.ts';
import { funny } from './funny/voice.ts';
import { gentle, gentleAboutViolence } from './gentle/voice.ts';
import { informative } from './informative/voice.ts';
import { motivational } from './motivational/voice.ts';
import { kindly } from './people/kindly.ts';
import { professional } from './professional/voice.ts';
import { respectful } from './respectful/voice.ts';
import type { Voice } from './voice.ts';

const voices: Readonly<Record<Tone, Voice>> = {
  casual,
  professional,
  funny,
  motivational,
  informative,
  controversial,
};

/** The voice of the tone, unless the topic would be hurt by it. */
export function voiceFor(tone: Tone, topic: Topic): Voice {
  const { tenderness, personal, wordings } = topic;
  const [fullest] = wordings;
  const sharp = tone === 'funny' || tone === 'controversial';
  switch (tenderness) {
    case 'grave':
      return gentle;
    case 'violence':
      return gentleAboutViolence;
    case 'heavy':
      return sharp || fullest.form === 'own' || personal ? gentle : voices[tone];
    case 'people':
      return { ...voices[sharp ? 'professional' : tone], ...respectful };
    case 'none':
      if (fullest.form === 'person') return { ...voices[sharp ? 'casual' : tone], ...kindly };
      return voices[personal && tone === 'controversial' ? 'casual' : tone];
  }
}
