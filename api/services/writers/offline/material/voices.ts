import type { Tone } from '#shared/rules.ts';
import { isGreeting } from '../topic/form.ts';
import type { Topic } from '../topic/topic.ts';
import { casual } from './casual/voice.ts';
import { controversial } from './controversial/voice.ts';
import { funny } from './funny/voice.ts';
import { gentle, gentleAboutViolence } from './gentle/voice.ts';
import { informative } from './informative/voice.ts';
import { motivational } from './motivational/voice.ts';
import { greetings } from './people/greetings.ts';
import { kindly } from './people/kindly.ts';
import { professional } from './professional/voice.ts';
import { respectful } from './respectful/voice.ts';
import type { Voice } from './voice.ts';

/** A tone without a voice of its own speaks in the casual one. */
const voices: Partial<Record<Tone, Voice>> & { casual: Voice } = {
  casual,
  professional,
  funny,
  motivational,
  informative,
  controversial,
};

const judging =
  /\b(?:think|believe|hate|love|prefer|should|must|need to|have to|never|always|better|best|worst|overrated|wrong|stop|opinion)\b/i;

/** Nobody can contradict a birthday, a job offer or good wishes: only an opinion can be sharp. */
function disputable({ personal, wordings: [fullest] }: Topic): boolean {
  return !personal && (fullest.form !== 'news' || judging.test(fullest.text));
}

/** "My grandmother's birthday" is nothing to define, to evaluate or to argue about. */
function fits(tone: Tone, topic: Topic): boolean {
  if (tone === 'controversial') return disputable(topic);
  const dry = tone === 'professional' || tone === 'informative';
  return !(dry && topic.personal && topic.wordings[0].form === 'own');
}

function voiceOf(tone: Tone): Voice {
  return voices[tone] ?? voices.casual;
}

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
      return sharp || fullest.form === 'own' || personal ? gentle : voiceOf(tone);
    case 'people':
      return { ...voiceOf(sharp ? 'professional' : tone), ...respectful };
    case 'none':
      if (isGreeting(fullest.text)) return { ...voices.casual, ...kindly, statement: greetings };
      if (fullest.form === 'person') return { ...voices.casual, ...kindly };
      return voiceOf(fits(tone, topic) ? tone : 'casual');
  }
}
